import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';

/** Headers that narrow what a browser may do with an answer. Made once: they are on every answer. */
export const securityHeaders = fp(
  async (app, { config }: { config: Pick<Config, 'production' | 'url'> }) => {
    const overHttps = config.production && config.url.startsWith('https:');
    const always = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(overHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    };
    const data = { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
    // Pictures and scripts are many and small: what concerns documents would be a third of what they weigh.
    const files = { ...always, 'content-security-policy': "default-src 'none'; sandbox" };
    const pages = {
      ...always,
      'content-security-policy': pagePolicy(overHttps),
      'permissions-policy':
        'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)',
      // Sign-in with Apple opens a pop-up that must be able to answer.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
    };
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(isData(request.url) ? data : isFile(request.url) ? files : pages);
      reply.header('x-request-id', request.id);
      done();
    });
  },
  { name: 'security-headers' },
);

const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

const isFile = (url: string) => url.startsWith('/media/') || url.startsWith('/assets/');

const pagePolicy = (overHttps: boolean) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // React writes style attributes; style sheets come from our own files.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(overHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
