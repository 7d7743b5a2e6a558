import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export interface Encoded {
  etag: string;
  plain: Buffer;
  as: (encoding: Encoding | undefined) => Promise<{ body: Buffer; encoding: Encoding | undefined }>;
}

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);
// A window of 1 MB holds any page; four times as much would be made ready for each.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 20 } };

/** A text that is packed once for each way it is asked for. */
export function encoded(text: string): Encoded {
  const plain = Buffer.from(text);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    async as(encoding) {
      if (!encoding) return { body: plain, encoding };
      const body = packed.get(encoding) ?? pack(plain, encoding);
      packed.set(encoding, body);
      return { body: await body, encoding };
    },
  };
}

export const pack = (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? packWithBrotli(plain, quick) : packWithGzip(plain);

/** What it may take in memory with its packed copies, each smaller than a third of it. */
export const bytesOf = ({ plain }: Encoded): number => 2 * plain.length + 1_000;

/** The best encoding an `Accept-Encoding` header allows. */
export function negotiated(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';', 1)[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : undefined;
}
