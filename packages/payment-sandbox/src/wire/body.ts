import type { IncomingMessage } from 'node:http';
import { boundaryOf } from './multipart.ts';
import { invalidRequest } from './wire-error.ts';

const mostBytes = 256 * 1024;
/** With a file in it. */
const mostWithFile = 6 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const hasFile = boundaryOf(request.headers['content-type']) !== undefined;
  const most = hasFile ? mostWithFile : mostBytes;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw invalidRequest('The request body is too large.');
    parts.push(part);
  }
  // The bytes of a file are kept apart as they are.
  return Buffer.concat(parts).toString(hasFile ? 'latin1' : 'utf8');
}
