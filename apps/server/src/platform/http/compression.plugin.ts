import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import fp from 'fastify-plugin';
import { varyBy } from './caching.plugin.ts';

/** Below one network packet nothing is gained. */
export const worthPacking = 1_400;

/** Packing so little takes less than handing it over to another thread. */
const isSmall = (text: string): boolean => text.length <= 8_192;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
// A window of 1 MB holds nearly any answer; four times as much would be made ready for each.
const brotli = { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 20 } };
const smallBrotli = { params: { ...brotli.params, [BROTLI_PARAM_LGWIN]: 16 } };

const pack = {
  br: (text: string) =>
    isSmall(text) ? brotliCompressSync(text, smallBrotli) : promisify(brotliCompress)(text, brotli),
  gzip: (text: string) =>
    isSmall(text) ? gzipSync(text, { level: 5 }) : promisify(gzip)(text, { level: 5 }),
};

/** Packs the longer answers of the API, the long ones off the event loop. Pages and files bring their own packed copies. */
export const compression = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/')) return;
      const own = route.onSend === undefined ? [] : [route.onSend].flat();
      route.onSend = [
        ...own,
        (request, reply, payload, done) => {
          const isLong = typeof payload === 'string' && payload.length >= worthPacking;
          if (!isLong || request.method === 'HEAD') return done(null, payload);
          varyBy(reply, 'Accept-Encoding');
          const encoding = acceptedEncoding(request.headers['accept-encoding']);
          if (!encoding || reply.hasHeader('content-encoding')) return done(null, payload);
          const send = (packed: Buffer) => {
            reply.header('content-encoding', encoding).removeHeader('content-length');
            done(null, packed);
          };
          const packed = pack[encoding](payload);
          if (packed instanceof Promise) packed.then(send, done);
          else send(packed);
        },
      ];
    });
  },
  { name: 'compression' },
);

function acceptedEncoding(header: string | string[] | undefined): keyof typeof pack | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
