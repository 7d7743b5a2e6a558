import cors from '@fastify/cors';
import fp from 'fastify-plugin';

/** Other sites' scripts may not read answers, except from the origins the operator names. */
export const crossOrigin = fp(
  async (app, { origins }: { origins: readonly string[] }) => {
    if (origins.length === 0) return;
    app.addHook('onRoute', (route) => {
      // The plugin's own route, there so that a preflight reaches its hook.
      if (route.method === 'OPTIONS' && route.url === '*') {
        route.config = { ...route.config, access: 'public', hidden: true };
      }
    });
    await app.register(cors, {
      origin: [...origins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'idempotency-key',
        'accept-language',
        'souk-device',
        ...uploads.sent,
      ],
      exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed', 'etag', ...uploads.answered],
      // Sign-in travels in a header, never in a cookie.
      credentials: false,
      maxAge: 600,
    });
  },
  { name: 'cross-origin' },
);

// What tus 1.0 speaks in.
const uploads = {
  sent: ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset', 'upload-checksum'],
  answered: [
    'location',
    'tus-resumable',
    'tus-version',
    'tus-extension',
    'tus-max-size',
    'upload-offset',
    'upload-length',
    'upload-metadata',
    'upload-expires',
  ],
};
