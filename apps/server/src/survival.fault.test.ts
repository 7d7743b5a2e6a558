import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom } from '@souk/live/testing/chance.ts';
import { tried } from '@souk/live/testing/tried.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { marketInvariants } from './market-invariants.ts';
import { checkInvariants } from './platform/invariants.ts';
import { within } from './platform/process/within.ts';
import { everyAddress, relayAddresses, sandboxAddresses } from './testing/busy-market/addresses.ts';
import { endBackends } from './testing/busy-market/backends.ts';
import { type BusyMarket, startBusyMarket } from './testing/busy-market/busy-market.ts';
import { descriptorsOf, listenerAt, ownPortsTo } from './testing/busy-market/descriptors.ts';
import { openHonestVisitor } from './testing/busy-market/honest-visitor.ts';
import { leaveBehind } from './testing/busy-market/left-behind.ts';
import { openRawCrowd } from './testing/busy-market/raw-crowd.ts';
import { type Address, nextRawRequest } from './testing/busy-market/raw-request.ts';
import { swallowAtWork } from './testing/busy-market/swallowed.ts';
import { welcomed } from './testing/busy-market/talkers.ts';
import { crowding } from './testing/crowding.ts';

// One market for all of it, in which people write all the time. Each figure can be given in the environment.
const long = process.env.FIGURES === 'long';
const figures = {
  appKills: Number(process.env.APP_KILLS ?? (long ? 500 : 25)),
  postgresKills: Number(process.env.POSTGRES_KILLS ?? (long ? 200 : 15)),
  backends: Number(process.env.BACKENDS ?? (long ? 2_000 : 200)),
  rawRequests: Number(process.env.RAW_REQUESTS ?? (long ? 1_000_000 : 20_000)),
  rawBeside: Number(process.env.RAW_BESIDE ?? (long ? 50_000 : 1_000)),
};
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const HOUR = 3_600_000;
vi.setConfig({ testTimeout: long ? 2 * HOUR : 300_000, hookTimeout: long ? 600_000 : 60_000 });

const READY_MS = 5_000;
const BACK_MS = 3_000;
const WAIT_MS = 250;
/** Longer than any client waits before it tries again. */
const PATIENCE_MS = 30_000;
const LONGEST_START_MS = 2_000;
const AWAY_MS = 45_000;

let busy: BusyMarket;
/** How long someone was shown as there after their process was killed. */
let away: Promise<number>;

beforeAll(async () => {
  busy = await startBusyMarket({ buyers: long ? 2_000 : 60 });
});

afterAll(() => busy[Symbol.asyncDispose]());

test(`a market killed ${figures.appKills} times, at work and while it starts, loses nothing (seed ${seed})`, async () => {
  const { market, load } = busy;
  const chance = chanceFrom(seed);
  const postmaster = market.postmaster();
  const took: number[] = [];
  for (let kill = 1; kill <= figures.appKills; kill += 1) {
    const killed = performance.now();
    await market.killAndBegin();
    if (kill < figures.appKills && chance.is(0.4)) {
      await pause(chance.from(0, LONGEST_START_MS));
    } else {
      await market.ready();
      took.push(performance.now() - killed);
      await market.outlives(load.storedMore(chance.from(0, 30)));
    }
  }
  await market.outlives(load.storedSince(performance.now()));
  tried('killing the app', figures.appKills, `up again after ${spanOf(took)}; ${load.summary()}`);
  expectMostWithin(READY_MS, took);
  // Each found the database that was left, and started no other beside it.
  expect(market.postmaster()).toBe(postmaster);
  // No life was long enough for what is done later: the last one comes to it.
  await market.outlives(expect.poll(waitsForLong, { timeout: 60_000 }).toBe(0));
  await expectAllThere();
});

test(`Postgres killed ${figures.postgresKills} times while all write: the market goes on by itself (seed ${seed})`, async () => {
  const { market, load } = busy;
  const chance = chanceFrom(seed);
  const pid = market.pid();
  const took: number[] = [];
  await market.outlives(load.storedSince(performance.now()));
  for (let kill = 1; kill <= figures.postgresKills; kill += 1) {
    await pause(chance.from(0, 150));
    process.kill(market.postmaster(), 'SIGKILL');
    await market.outlives(market.reachable());
    const reachable = performance.now();
    took.push((await market.outlives(load.storedSince(reachable))) - reachable);
  }
  tried('killing Postgres', figures.postgresKills, `everything was stored again after ${spanOf(took)}`);
  expectMostWithin(BACK_MS, took);
  await expectUnharmed(pid);
});

test('whoever opens the app while the database is away is shown what is there once it is back, without a reload', async () => {
  const { market, world } = busy;
  const newcomers = await world.people(10);
  process.kill(market.postmaster(), 'SIGKILL');
  const welcomes = newcomers.map((person, n) => welcomed(world, person, n % 2 === 0 ? 'socket' : 'poll'));
  await market.outlives(market.reachable());
  expect(await within(PATIENCE_MS, Promise.all(welcomes))).toBe(true);
});

test(`${figures.backends} connections ended by Postgres, busy and idle ones, end nothing else (seed ${seed})`, async () => {
  const { market, load } = busy;
  const pid = market.pid();
  const ended = await market.outlives(
    endBackends(market, { count: figures.backends, chance: chanceFrom(seed) }),
  );
  const since = performance.now();
  const back = (await market.outlives(load.storedSince(since))) - since;
  tried(
    'ending single backends',
    figures.backends,
    `${ended.transaction} at work, ${ended.listening} listening`,
  );
  expect(back).toBeLessThan(BACK_MS * crowding());
  expect(ended.transaction).toBeGreaterThan(figures.backends / 10);
  expect(ended.listening).toBeGreaterThan(0);
  expect(ended.jobs).toBeGreaterThan(0);
  await expectUnharmed(pid);
});

test('a process whose network to the database swallows everything is back by itself, and keeps nothing locked', async () => {
  const { market } = busy;
  const { elsewhere, again } = await market.outlives(swallowAtWork(busy));
  tried(
    'a network to the database that swallows everything',
    1,
    `another process went on after ${Math.round(elsewhere)} ms, this one after ${Math.round(again)}`,
  );
  expect(elsewhere).toBeLessThan(PATIENCE_MS);
  expect(again).toBeLessThan(PATIENCE_MS);
  await expectUnharmed(market.pid());
});

test(`${figures.rawRequests} raw sockets that do everything wrong keep nobody waiting (seed ${seed})`, async () => {
  const { market, world, load } = busy;
  const pid = market.pid();
  const chance = chanceFrom(seed);
  const addresses = await everyAddress(world);
  // Takes its time beside this test and the next.
  ({ away } = await leaveBehind(busy));
  const before = descriptorsOf(pid, market.port);
  const crowd = openRawCrowd(market, { atOnce: 24 });
  const visitor = openHonestVisitor(market.url, ['/healthz', '/']);
  await market.outlives(crowd.send(figures.rawRequests, () => nextRawRequest(chance, addresses)));
  const waits = await visitor.leave();
  crowd.leave();
  const { visits, p50, p99, longest } = waits;
  tried(
    'raw sockets',
    figures.rawRequests,
    `of ${visits} others half waited ${p50} ms, 99 in 100 up to ${p99} ms, one ${longest} ms`,
  );
  expect([...waits.failed, ...crowd.unanswered]).toEqual([]);
  expect(waits.p99).toBeLessThanOrEqual(WAIT_MS * crowding());
  expect(waits.longest).toBeLessThan(8 * WAIT_MS * crowding());
  await market.outlives(load.storedSince(performance.now()));
  await expect.poll(() => leftBehind(pid), { timeout: 15_000 }).toEqual([]);
  expect(descriptorsOf(pid, market.port).others).toBeLessThanOrEqual(before.others + 2);
  await expectUnharmed(pid);
});

interface BesideIt {
  port: number;
  addresses: Address[];
  asks: string;
  answer: number;
}
const besideIt: Record<string, () => Promise<BesideIt>> = {
  'the payment sandbox': async () => {
    const file = join(busy.market.dataDir, 'payment-sandbox/keys.json');
    const { port, secretKey } = JSON.parse(readFileSync(file, 'utf8'));
    return { port, addresses: sandboxAddresses(secretKey), asks: '/healthz', answer: 200 };
  },
  'the video relay': async () => {
    const { market, world } = busy;
    // It is started when it is asked for first.
    await world.anyone('POST', '/whep/stage', { body: {} });
    return { port: market.relayPort, addresses: relayAddresses, asks: '/whep/stage', answer: 405 };
  },
};

test.each(Object.entries(besideIt))(
  `%s takes ${figures.rawBeside} raw sockets that do everything wrong for no fault of its own (seed ${seed})`,
  async (what, target) => {
    const { market } = busy;
    const chance = chanceFrom(seed);
    const { port, addresses, asks, answer } = await target();
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => listenerAt(port), { timeout: 30_000 }).toBeDefined();
    const pid = listenerAt(port)!;
    const crowd = openRawCrowd({ port, url }, { atOnce: 24, asks });
    const visitor = openHonestVisitor(url, [asks], answer);
    await market.outlives(crowd.send(figures.rawBeside, () => nextRawRequest(chance, addresses)));
    const waits = await visitor.leave();
    crowd.leave();
    tried('raw sockets', figures.rawBeside, `at ${what} others waited up to ${waits.longest} ms`);
    expect([...waits.failed, ...crowd.unanswered]).toEqual([]);
    expect([...crowd.faults]).toEqual([]);
    expect(waits.longest).toBeLessThan(8 * WAIT_MS * crowding());
    expect(listenerAt(port)).toBe(pid);
  },
);

test('who was at a process that is killed is shown as away within 45 seconds, by another', async () => {
  expect(await away).toBeLessThan(AWAY_MS * crowding());
});

test('what was cut off is done once when it is asked for again, and everyone sees all that was said', async () => {
  const { market, load, talkers } = busy;
  await market.outlives(load.stop());
  await market.outlives(load.finish());
  expect(await load.amiss()).toEqual([]);
  await market.outlives(talkers.seeAll());
});

/** How much of the outbox is a minute old. */
async function waitsForLong(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from outbox where delivered_at is null and created_at < now() - interval '1 minute'`.execute(
    busy.world.db,
  );
  return rows[0]?.count ?? 0;
}

async function expectUnharmed(pid: number): Promise<void> {
  const { market } = busy;
  expect(market.pid()).toBe(pid);
  expect(market.lastWords()).toEqual([]);
  await expectAllThere();
}

async function expectAllThere(): Promise<void> {
  const { world, load } = busy;
  expect(load.refused).toEqual([]);
  expect(await load.amiss()).toEqual([]);
  expect((await checkInvariants(world.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
}

/** The connections for which the market holds a descriptor and nobody here does. */
function leftBehind(pid: number): number[] {
  const { port } = busy.market;
  const own = ownPortsTo(port);
  return [...descriptorsOf(pid, port).held].filter((remote) => !own.has(remote));
}

function spanOf(took: readonly number[]): string {
  const sorted = took.map(Math.round).sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} ms (${sorted[0]} to ${sorted.at(-1)})`;
}

/** Half of the tries, and none much longer. */
function expectMostWithin(milliseconds: number, took: readonly number[]): void {
  const sorted = took.map(Math.round).sort((a, b) => a - b);
  const told = `${sorted.join(', ')} ms`;
  expect(sorted[Math.floor(sorted.length / 2)], told).toBeLessThan(milliseconds * crowding());
  expect(sorted.at(-1), told).toBeLessThan(3 * milliseconds * crowding());
}
