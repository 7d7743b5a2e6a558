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
