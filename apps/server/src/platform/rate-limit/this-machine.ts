import type { IncomingMessage } from 'node:http';
import { isLoopback } from './address-key.ts';

/** Not a proxy on this machine, which says for whom it comes; nor who says of themselves that they come from here. */
export function isThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const direct = headers.forwarded === undefined && headers['x-forwarded-for'] === undefined;
  return direct && isLoopback(socket.remoteAddress ?? '');
}
