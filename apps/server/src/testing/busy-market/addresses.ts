import { randomUUID } from 'node:crypto';
import { callerOf } from './caller.ts';
import type { Address } from './raw-request.ts';
import type { BusyWorld } from './world.ts';

const pages = [
  '/',
  '/search?q=vase',
  '/categories',
  '/login',
  '/cart',
  '/userguide',
  '/nowhere',
  '/robots.txt',
];
const others = [
  '/live',
  '/live/poll',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/api/files',
  '/api/nowhere',
  '/api/whip/stage',
  '/api/whep/stage',
  '/whip',
  '/whep',
  '/images/none',
  '/samples/souk.csv',
];

/**
 * Every operation of the API, the pages, what pages load, and some that lead nowhere; with and without a token. Each was
 * asked for once, so that what takes long only the first time has been done.
 */
export async function everyAddress({ url, products, shop, people }: BusyWorld): Promise<Address[]> {
  const [stranger] = await people(1);
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const ids = [products[0]!.id, shop.id, randomUUID(), 'x'];
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method, at) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{[^}]+\}/g, ids[at % ids.length]!),
    })),
  );
  const page = await (await fetch(url)).text();
  const assets = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '/']) => path);
  const shown = [`/product/${products[0]!.id}`, `/shop/${shop.slug}`];
  const plain = [...pages, ...others, ...assets, ...shown].map((path) => ({ method: 'GET', path }));
  const all: Address[] = [...operations, ...plain].flatMap((address) => [
    address,
    { ...address, token: stranger!.token },
  ]);
  for (const { method, path, token } of all) await callerOf(url, token)(method, path);
  return all;
}

/** The payment sandbox's own, which browsers send cards to. */
export const sandboxAddresses = (secretKey: string): Address[] =>
  [
    ['GET', '/v1/payment_intents/pi_none'],
    ['POST', '/v1/payment_intents'],
    ['POST', '/v1/setup_intents/seti_none/confirm'],
    ['POST', '/v1/customers'],
    ['DELETE', '/v1/customers/cus_none'],
    ['POST', '/v1/files'],
    ['GET', '/v1/%zz'],
    ['GET', '/challenge/pi_none?client_secret=x'],
    ['POST', '/challenge/pi_none'],
    ['GET', '/onboarding/acct_none?token=x'],
    ['POST', '/onboarding/acct_none'],
    ['POST', '/control/faults'],
    ['GET', '/healthz'],
  ].flatMap(([method = '', path = '']) => [
    { method, path },
    { method, path, token: secretKey },
  ]);

/** The video relay's own, which the market stands before. */
export const relayAddresses: Address[] = [
  ['POST', '/whip/stage'],
  ['OPTIONS', '/whip/stage'],
  ['PATCH', '/whip/stage/session'],
  ['DELETE', '/whep/stage/session'],
  ['POST', '/whep/stage'],
  ['GET', '/whep/%zz'],
  ['GET', '/control/statistics'],
  ['GET', '/control/events'],
  ['PUT', '/control/recordings/stage'],
  ['GET', '/nowhere'],
].map(([method = '', path = '']) => ({ method, path, token: 'no.token' }));
