import type { IncomingMessage } from 'node:http';
import { boundaryOf } from './multipart.ts';
import { invalidRequest } from './wire-error.ts';

/** How many bytes are read: of who has the key of every browser, of who has the secret one, and with a file in it. */
export const mostBytes = { ofBrowsers: 16 * 1024, ofServers: 256 * 1024, withFile: 6 * 1024 * 1024 };

export async function readBody(request: IncomingMessage, most: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw tooLarge();
    parts.push(part);
  }
  // The bytes of a file are kept apart as they are.
  const hasFile = boundaryOf(request.headers['content-type']) !== undefined;
  return Buffer.concat(parts).toString(hasFile ? 'latin1' : 'utf8');
}

const tooLarge = () => invalidRequest('The request body is too large.');
