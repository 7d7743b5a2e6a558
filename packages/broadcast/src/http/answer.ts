import type { IncomingMessage, ServerResponse } from 'node:http';

/** A refusal, in words for the client's author (RFC 9457). */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, title: string, headers: Record<string, string> = {}) {
    super(title);
    this.status = status;
    this.headers = headers;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string | readonly string[]>;
  readonly body?: string | Buffer;
  /** Writes on, instead of a body. */
  readonly stream?: (response: ServerResponse) => void;
}

export const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** A token is all it takes, never a cookie, so that pages from anywhere may ask. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'location, etag, link, accept-patch, retry-after',
};

export function send(response: ServerResponse, { status, headers, body = '', stream }: Answer): void {
  response.writeHead(status, { ...crossOrigin, 'cache-control': 'no-store', ...headers } as Record<
    string,
    string
  >);
  if (stream) stream(response);
  else response.end(body);
}

export function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  send(response, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
    body: JSON.stringify({ title: message, status }),
  });
}

const MOST_BODY_BYTES = 64 * 1_024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BODY_BYTES)
      throw new Refusal(413, 'the body is longer than 64 kB', { connection: 'close' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
