import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { noSuchFile } from './files.failures.ts';
import { partOf } from './part.ts';

interface Stored {
  key: string;
  size: number;
  /** With its quotation marks. */
  etag: string;
  contentType: string;
  /** What it is saved as. */
  name: string;
  how: 'inline' | 'attachment';
  cacheControl: string;
}

/** A file of the store, or the part of it that is asked for. */
export async function sendStored(
  storage: Pick<Storage, 'stream'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, size, etag, contentType, name, how, cacheControl }: Stored,
): Promise<FastifyReply> {
  reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition(how, name))
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const part = partOf(request.headers, { size, etag });
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  reply.type(contentType).header('content-length', part ? part.end - part.start + 1 : size);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  // Nothing to send leaves the length as it was said.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const found = await storage.stream(key, part);
  if (!found) throw noSuchFile();
  return reply.send(found.stream);
}

/** RFC 6266, with a plain name for those who do not read RFC 8187. */
function disposition(how: Stored['how'], name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
