import type { IncomingMessage } from 'node:http';
import { invalidRequest } from './wire-error.ts';

const mostBytes = 256 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > mostBytes) throw invalidRequest('The request body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
