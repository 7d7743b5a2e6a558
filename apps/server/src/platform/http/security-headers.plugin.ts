import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { originOfStore } from '../storage/s3-client-options.ts';

/** Headers that narrow what a browser may do with an answer. Made once: they are on every answer. */
export const securityHeaders = fp(
  async (
    app,
    { config, payments }: { config: Pick<Config, 'production' | 'url' | 's3'>; payments: PaymentProvider },
  ) => {
    const overHttps = config.production && config.url.startsWith('https:');
    const always = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(overHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    };
    const data = { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
    // Pictures are many and small: what concerns documents would be a third of what they weigh.
    const files = { ...always, 'content-security-policy': "default-src 'none'; sandbox" };
    // A page begins with dozens of scripts, many of them smaller than their headers. All are the market's own.
    const { 'referrer-policy': _, ...parts } = always;
    const pages = {
      ...always,
      'content-security-policy': pagePolicy({
        overHttps,
        store: config.s3 && originOfStore(config.s3),
        payments,
      }),
      'permissions-policy':
        'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)',
      // Sign-in with Apple opens a pop-up that must be able to answer.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
    };
    app.addHook('onRequest', (request, reply, done) => {
      if (isPart(request.url)) reply.headers(parts);
      else {
        reply.headers(isData(request.url) ? data : isFile(request.url) ? files : pages);
        reply.header('x-request-id', request.id);
      }
      done();
    });
  },
  { name: 'security-headers' },
);

const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

const isFile = (url: string) => url.startsWith('/media/');

/** Of the web app, as it was built. */
const isPart = (url: string) => url.startsWith('/assets/');

interface PolicyParts {
  overHttps: boolean;
  store: string | undefined;
  payments: PaymentProvider;
}

const pagePolicy = ({ overHttps, store, payments }: PolicyParts) => {
  // Stripe's fields for cards are frames of its own, made by its script.
  const [script, frames] =
    payments.kind === 'stripe'
      ? ['https://js.stripe.com', 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com']
      : [undefined, undefined];
  return [
    "default-src 'self'",
    ["script-src 'self'", script].filter(Boolean).join(' '),
    ...(frames ? [`frame-src ${frames}`] : []),
    // React writes style attributes; style sheets come from our own files.
    "style-src 'self' 'unsafe-inline'",
    // Files that are kept in a store are read there, with an address that is signed for it.
    ["img-src 'self' data: blob:", store].filter(Boolean).join(' '),
    ["media-src 'self' blob:", store].filter(Boolean).join(' '),
    "font-src 'self'",
    // Sockets to the market's own host are 'self' too. Cards go to who takes them and nowhere else.
    ["connect-src 'self'", store, payments.cardOrigin].filter(Boolean).join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(overHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
