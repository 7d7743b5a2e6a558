import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fp from 'fastify-plugin';
import { varyBy } from './caching.plugin.ts';

/** Below one network packet nothing is gained. */
export const worthPacking = 1_400;

const pack = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
};

/** Packs the longer answers of the API, off the event loop. Pages and files bring their own packed copies. */
export const compression = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/') || route.method === 'HEAD') return;
      const own = route.onSend === undefined ? [] : [route.onSend].flat();
      route.onSend = [
        ...own,
        (request, reply, payload, done) => {
          if (typeof payload !== 'string' || payload.length < worthPacking) return done(null, payload);
          varyBy(reply, 'Accept-Encoding');
          const encoding = acceptedEncoding(request.headers['accept-encoding']);
          if (!encoding || reply.hasHeader('content-encoding')) return done(null, payload);
          pack[encoding](payload).then((packed) => {
            reply.header('content-encoding', encoding).removeHeader('content-length');
            done(null, packed);
          }, done);
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
