import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../features/accounts/user.builder.ts';
import { buildProduct } from '../features/catalog/product.builder.ts';
import { sendAtOnce, table } from '../features/files/files.fixture.ts';
import { pngOf } from '../platform/pictures/picture-parts.fixture.ts';
import { hashPassword } from '../platform/session/password.ts';
import { buildTestApp, type Caller, callerBy, type TestApp } from './build-test-app.ts';

const password = 'three goats on a roof';
const ACTS = 5;
/** What one person has under way at the same time: more only wait in their own queue. */
const AT_ONCE = 24;
/** Below that a machine that others share makes a difference by itself; a queue for all makes one of many seconds. */
const NOT_FELT_MS = 500;

let app: TestApp;
let nour: Caller;
let mallory: Caller;
let largePicture: Buffer;
let smallPicture: Buffer;

beforeAll(async () => {
  app = await buildTestApp();
  const password_hash = await hashPassword(password);
  const [one, other] = [
    await buildUser(app.db, { email: 'nour@example.com', password_hash }),
    await buildUser(app.db, { email: 'mallory@example.com', password_hash }),
  ];
  nour = at('198.51.100.7', await app.tokenOf(one));
  mallory = at('203.0.113.9', await app.tokenOf(other));
  for (let n = 0; n < 60; n += 1) await buildProduct(app.db, { title: `A blue teapot number ${n}` });
  largePicture = pngOf({
    width: 4_000,
    height: 4_000,
    depth: 16,
    colour: 6,
    lines: Buffer.alloc((4_000 * 8 + 1) * 4_000),
  });
  smallPicture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#37a' } })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(() => app[Symbol.asyncDispose]());

/** Calls from an address of the net, signed in. */
function at(remoteAddress: string, token?: string): Caller {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return callerBy((options) =>
    app.request({ ...options, remoteAddress, headers: { ...authorization, ...options.headers } }),
  );
}

type Act = (who: Caller, n: number) => Promise<{ status: number }>;

const signIn: Act = (who) => who.post('/api/auth/login', { email: 'nour@example.com', password });
const guess: Act = (who, n) => who.post('/api/auth/login', { email: `person${n}@example.com`, password });
const guessFromAnywhere: Act = (_who, n) => guess(at(`203.0.${n % 250}.${(n % 199) + 1}`), n);
const picture = (bytes: () => Buffer): Act => {
  return (who) => sendAtOnce(who, { bytes: bytes(), purpose: 'product-image', name: 'a.png' });
};
const get =
  (url: (n: number) => string): Act =>
  (who, n) =>
    who.get(url(n));

const kinds: Array<{ kind: string; costly: Act; act: Act }> = [
  { kind: 'pictures', costly: picture(() => largePicture), act: picture(() => smallPicture) },
  { kind: 'sign-ins from one address', costly: guess, act: signIn },
  { kind: 'sign-ins from many addresses', costly: guessFromAnywhere, act: signIn },
  {
    kind: 'proofs of who one is',
    costly: (who) => who.post('/api/auth/confirm', { password: 'a wrong guess' }),
    act: (who) => who.post('/api/auth/confirm', { password }),
  },
  {
    kind: 'sign-ups',
    costly: (who, n) => who.post('/api/auth/signup', { email: `m${n}@example.com`, password, name: 'M' }),
    act: (who, n) =>
      who.post('/api/auth/signup', {
        email: `n${n}-${randomBytes(4).toString('hex')}@example.com`,
        password,
        name: 'N',
      }),
  },
  {
    kind: 'searches',
    costly: get((n) => `/api/search?q=blue+teapot+${n}`),
    act: get(() => '/api/search?q=teapot'),
  },
  {
    kind: 'lists of products with counts',
    costly: get((n) => `/api/products?q=blue+teapot+${n}&counts=true`),
    act: get(() => '/api/products?q=teapot&counts=true'),
  },
  {
    kind: 'suggestions',
    costly: get((n) => `/api/search/suggest?q=tea${n}`),
    act: get(() => '/api/search/suggest?q=tea'),
  },
  {
    kind: 'tables for an import',
    costly: (who) => sendAtOnce(who, { bytes: table(262_144) }),
    act: (who) => sendAtOnce(who, { bytes: table(5_000) }),
  },
];

test.each(kinds)(
  'one person’s $kind, as fast as limits let them, make another wait at most three times as long',
  async ({ costly, act }) => {
    const timed = async (n: number) => {
      const began = performance.now();
      const { status } = await act(nour, n);
      expect(status).toBeLessThan(300);
      return performance.now() - began;
    };
    // The first warms up.
    await timed(0);
    const quiet = median(await inTurn(timed));
    let done = false;
    let sent = 0;
    const flood = Array.from({ length: AT_ONCE }, async () => {
      // Over a limit nothing is costly any more.
      for (let refused = 0; !done && refused < 3; ) {
        sent += 1;
        if ((await costly(mallory, sent)).status === 429) refused += 1;
      }
    });
    const flooded = median(await inTurn(timed));
    done = true;
    await Promise.all(flood);
    expect(sent).toBeGreaterThanOrEqual(AT_ONCE);
    expect(flooded, `quiet ${quiet} ms`).toBeLessThanOrEqual(Math.max(3 * quiet, NOT_FELT_MS));
  },
  60_000,
);

async function inTurn(act: (n: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 1; n <= ACTS; n += 1) times.push(await act(n));
  return times;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
