import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

type TakeOver = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Which requests may leave HTTP for a WebSocket. Any other is answered as if it had not asked, as RFC 9110 lets us. */
export interface Upgrades {
  isOffered(request: IncomingMessage): boolean;
  takeOver: TakeOver;
  /** From now on sockets are offered at this path. */
  offer(path: string, takeOver: TakeOver): void;
}

export function openUpgrades(): Upgrades {
  const offers = new Map<string, TakeOver>();
  const offerFor = ({ url = '' }: IncomingMessage) => offers.get(url.split('?', 1)[0] ?? '');
  return {
    isOffered: (request) =>
      request.method === 'GET' &&
      request.headers.upgrade?.toLowerCase() === 'websocket' &&
      offerFor(request) !== undefined,
    takeOver(request, socket, head) {
      // From here on the socket is no longer the HTTP server's, which would have cared for its errors.
      socket.on('error', () => socket.destroy());
      offerFor(request)?.(request, socket, head);
    },
    offer: (path, takeOver) => void offers.set(path, takeOver),
  };
}

// Who reads nothing is not waited for.
const REFUSAL_MS = 2_000;

/** Says no and lets go of the connection, whatever its other end does. */
export function refuseUpgrade(socket: Duplex, status: '403 Forbidden' | '429 Too Many Requests'): void {
  const late = setTimeout(() => socket.destroy(), REFUSAL_MS);
  socket.once('close', () => clearTimeout(late));
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
