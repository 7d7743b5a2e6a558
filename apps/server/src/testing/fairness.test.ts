import { randomBytes, randomUUID } from 'node:crypto';
import { documentPath } from '@souk/live/paths.ts';
import { tried } from '@souk/live/testing/tried.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildAddress } from '../features/identity/addresses/address.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { writeLive } from '../platform/live/index.ts';
import { hashPassword } from '../platform/session/password.ts';
import { bidOf, openLot } from './auction.fixture.ts';
import { buildTestApp, type Caller, callerBy, type TestApp } from './build-test-app.ts';
import { crowding } from './crowding.ts';
import { announce, sendAtOnce, sendPart, table } from './files.fixture.ts';
import { pngOf } from './picture-parts.fixture.ts';
import { buildRoom } from './room-chat.fixture.ts';

const password = 'three goats on a roof';
/** Quiet and flooded acts in turn, so that both meet what else the machine does meanwhile. */
const ROUNDS = 3;
const ACTS = 5;
/** What one person has under way at the same time: more only wait in their own queue. */
const AT_ONCE = 60;
/** Below that nobody feels a difference, and a machine that others share makes one by itself. */
const NOT_FELT_MS = 100;
/** The longest that what a limit counts is remembered. */
const HOUR_MS = 3_600_000;

let app: TestApp;
let lotUrl: string;
let offered = 5_000;
let tokens: { nour: string; mallory: string };
let collection: string;
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
  for (const { id } of [one, other]) await buildAddress(app.db, { user_id: id, is_default: true });
  lotUrl = (await openLot(app, { seconds: 600 })).url;
  tokens = { nour: await app.tokenOf(one), mallory: await app.tokenOf(other) };
  nour = at('198.51.100.7', tokens.nour);
  mallory = at('203.0.113.9', tokens.mallory);
  const { show } = await buildRoom(app);
  collection = `rooms/${show.id}/messages`;
  for (let n = 0; n < 60; n += 1) {
    const path = documentPath(`${collection}/${randomUUID()}`);
    const data = { by: one.id, text: `What a teapot, says the ${n}th`, at: n };
    await app.db.transaction().execute((tx) => writeLive(tx, [{ op: 'set', path, data }], app.clock.now()));
  }
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
const inParts =
  (size: number): Act =>
  async (who) => {
    const { status, headers } = await announce(who, { size });
    return status === 201 ? await sendPart(who, String(headers.location), 0, table(size)) : { status };
  };
/** Each above all before it. */
const bid: Act = (who) => {
  offered += 5_000;
  return who.post(lotUrl, bidOf(offered));
};
/** A person who polls anew and asks for all that there is. */
const poll =
  (listeners: number, token: () => string): Act =>
  (who) => {
    const listens = Array.from({ length: listeners }, (_, id) => ({
      op: 'listen',
      id,
      query: { collection, order: [['$born', 'down']], limit: 50 },
    }));
    const frames = [{ op: 'hello', protocol: 1, token: token() }, ...listens].map((frame) =>
      JSON.stringify(frame),
    );
    return who.post('/live/poll', { session: null, turn: 1, hang: 5, frames });
  };

interface Kind {
  kind: string;
  costly: Act;
  act: Act;
  atOnce?: number;
  /** Beyond the ten of every run. */
  isFurther?: true;
}

const kinds: Kind[] = [
  {
    kind: 'pictures',
    costly: picture(() => largePicture),
    act: picture(() => smallPicture),
    // One takes a second, and they are drawn one after another.
    atOnce: 3,
  },
  { kind: 'sign-ins from one address', costly: guess, act: signIn },
  // Each address has its own turn.
  {
    kind: 'sign-ins from many addresses',
    costly: guessFromAnywhere,
    act: signIn,
    atOnce: 24,
    isFurther: true,
  },
  {
    kind: 'proofs of who one is',
    costly: (who) => who.post('/api/auth/confirm', { password: 'a wrong guess' }),
    act: (who) => who.post('/api/auth/confirm', { password }),
  },
  {
    kind: 'sign-ups',
    isFurther: true,
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
    act: get((n) => `/api/search?q=teapot+number+${n}`),
  },
  {
    kind: 'lists of products with counts',
    costly: get((n) => `/api/products?q=blue+teapot+${n}&counts=true`),
    act: get((n) => `/api/products?q=teapot+number+${n}&counts=true`),
  },
  {
    kind: 'suggestions',
    costly: get((n) => `/api/search/suggest?q=tea${n}`),
    act: get((n) => `/api/search/suggest?q=teap+${n}`),
  },
  {
    kind: 'tables for an import',
    costly: (who) => sendAtOnce(who, { bytes: table(262_144) }),
    act: (who) => sendAtOnce(who, { bytes: table(5_000) }),
  },
  { kind: 'announced uploads', costly: inParts(262_144), act: inParts(5_000) },
  { kind: 'bids', costly: bid, act: bid },
  { kind: 'polls', costly: poll(20, () => tokens.mallory), act: poll(1, () => tokens.nour), atOnce: 24 },
];

for (const { kind, costly, act, atOnce = AT_ONCE, isFurther } of kinds)
  test(`one person’s ${kind}, as fast as limits let them, make another wait at most three times as long`, {
    timeout: 60_000,
    tags: isFurther ? 'whole' : [],
  }, async () => {
    const quiet: number[] = [];
    const flooded: number[] = [];
    let acts = 0;
    const timed = async () => {
      acts += 1;
      const began = performance.now();
      const { status } = await act(nour, acts);
      expect(status).toBeLessThan(300);
      return performance.now() - began;
    };
    await timed();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let n = 0; n < ACTS; n += 1) quiet.push(await timed());
      const flood = floodOf((n) => costly(mallory, round * 10_000 + n), atOnce);
      await flood.underWay;
      for (let n = 0; n < ACTS && !flood.isOver(); n += 1) flooded.push(await timed());
      await flood.end();
      app.clock.forward(HOUR_MS);
    }
    expect(flooded.length).toBeGreaterThanOrEqual(ROUNDS);
    const [before, meanwhile] = [median(quiet), median(flooded)];
    expect(meanwhile, `quiet ${before} ms`).toBeLessThanOrEqual(
      Math.max(3 * before, NOT_FELT_MS) * crowding(),
    );
    tried('fairness', 1, `${before.toFixed(0)} ms alone, ${meanwhile.toFixed(0)} ms meanwhile`);
  });

/** So many at once, again and again until it is ended, or until limits refuse them all. */
function floodOf(costly: (n: number) => Promise<{ status: number }>, atOnce: number) {
  let [ended, going, sent] = [false, atOnce, 0];
  const { promise: underWay, resolve: isUnderWay } = Promise.withResolvers<void>();
  const senders = Array.from({ length: atOnce }, async () => {
    let status = 0;
    while (!ended && status !== 429 && status !== 503) {
      sent += 1;
      ({ status } = await costly(sent));
      isUnderWay();
    }
    going -= 1;
  });
  return {
    /** The first of them was answered, and the others wait. */
    underWay,
    isOver: () => going === 0,
    async end() {
      ended = true;
      await Promise.all(senders);
    },
  };
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
