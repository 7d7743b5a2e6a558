import { randomUUID } from 'node:crypto';
import { tried } from '@souk/live/testing/tried.ts';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { decideBid, openStanding } from '@souk/shared/live/auctions/bidding.ts';
import type { BidAnswer } from '@souk/shared/live/auctions/schema.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { Failure } from '../../../platform/errors/failure.ts';
import { bidOf, buildBidder, buildBidders, openLot, waitingBid } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { placeBid } from './bidding.service.ts';
import { findEntries } from './bids.repo.ts';
import { decideBids } from './decide-bids.ts';
import { buildLot } from './lot.builder.ts';
import { readLotLog } from './lot-log.service.ts';
import { findPreBids } from './pre-bid.repo.ts';
import { givePreBid, takePreBidBack } from './pre-bid.service.ts';
import { startLotsDue } from './starting.service.ts';

const isLong = process.env.FIGURES === 'long';
const LOTS = 50;
const BIDDERS = 200;
const BIDS = isLong ? 20_000 : 400;

/** Their bid by the door of one process; the code where it was refused. */
async function bid(app: TestApp, lotId: LotId, userId: UserId, input: ReturnType<typeof bidOf>) {
  const actor = { userId } as Parameters<typeof placeBid>[0]['actor'];
  try {
    return await placeBid({ db: app.db, actor, takesCards: false }, lotId, input);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

test('of hundreds who bid on one lot through two processes each acknowledged bid counts, as the rules say', {
  timeout: LOTS * (BIDS / 10 + 10_000),
}, async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const people = await buildBidders(app, BIDDERS);
  let count = 0;
  for (let round = 0; round < LOTS; round += 1) {
    const { lot } = await openLot(app, { reserve_amount: round % 2 ? 30_000 : null, seconds: 600 });
    let seed = round + 1;
    const chance = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    const answers = new Map<string, BidAnswer>();
    const sent = Array.from({ length: BIDS }, (_, n) => {
      // Many amounts are the same, so that maximums tie.
      const amount = 2_000 + 500 * chance(Math.ceil(20 + n));
      const input = bidOf(amount, chance(2) ? 'once' : 'maximum');
      const who = people[chance(BIDDERS)] as UserId;
      // Some are sent twice, by both doors.
      return { input, who, doors: chance(10) === 0 ? [app, beside] : [chance(2) ? app : beside] };
    });
    await Promise.all(
      sent.map(async ({ input, who, doors }) => {
        const told = await Promise.all(doors.map((door) => bid(door, lot.id, who, input)));
        for (const one of told) expect(one).toEqual(told[0]);
        const [answer] = told;
        if (typeof answer === 'object') answers.set(input.id, answer);
        else expect(['bid_too_low']).toContain(answer);
      }),
    );
    count += BIDS;
    const log = await readLotLog(app.db, lot.id);
    expect(verifyLotLog(log)).toMatchObject({ ok: true });
    const numbers = [...answers.values()].map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: answers.size }, (_, n) => n + 1));
    expect(log.entries).toHaveLength(answers.size + 1);
    await recomputes(app, lot.id, answers);
  }
  tried('auctions', count, `${BIDDERS} bidders on ${LOTS} lots over two processes`);
});

/** The rules, asked one bid after another with what was really offered, lead to what was answered and is stored. */
async function recomputes(app: TestApp, lotId: LotId, answers: ReadonlyMap<string, BidAnswer>) {
  const entries = await findEntries(app.db, lotId);
  const [first] = entries;
  const terms = { start: 2_000, reserve: first?.amount ?? null, ...first?.terms };
  const byNumber = new Map([...answers.values()].map((answer) => [answer.number, answer]));
  let standing = openStanding<number>(terms as never, first?.endsAt ?? 0);
  for (const entry of entries.slice(1)) {
    const { number, at, bidder, amount, kind } = entry;
    const offer = { bidder: bidder ?? 0, amount: amount ?? 0, kind: kind as 'once', at };
    const rules = { ...terms, reserve: first?.amount ?? null } as never;
    const decision = decideBid(rules, standing, offer);
    if (!decision.ok) throw new Error(`bid ${number} was not to be taken: ${decision.why}`);
    standing = decision.standing;
    expect(byNumber.get(number)).toMatchObject({
      effect: decision.effect,
      standing: { price: { amount: standing.price }, bidCount: standing.bidCount },
    });
  }
  const row = await app.db.selectFrom('lots').selectAll().where('id', '=', lotId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    ...{ price_amount: standing.price, bid_count: standing.bidCount, leader_number: standing.leader },
    ...{ leader_maximum: standing.maximum, ends_at: new Date(standing.endsAt) },
  });
}

test('who sends one bid many times at once through two processes bids once', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { lot } = await openLot(app);
  const noor = await buildBidder(app);
  const input = bidOf(5_000, 'maximum');
  const told = await Promise.all(
    Array.from({ length: 40 }, (_, n) => bid(n % 2 ? app : beside, lot.id, noor.id, input)),
  );
  for (const one of told) expect(one).toEqual(told[0]);
  expect(await findEntries(app.db, lot.id)).toHaveLength(2);
});

test('one person’s limit holds over lots that they bid on at the same moment', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const lots = await Promise.all([openLot(app), openLot(app), openLot(app)]);
  const noor = await buildBidder(app);
  await app.as(noor).put('/api/self-limits', { day: { amount: 10_000, currency: 'USD' } });
  const told = await Promise.all(
    lots.map(({ lot }, n) => bid(n % 2 ? app : beside, lot.id, noor.id, bidOf(4_000, 'maximum'))),
  );
  expect(told.filter((one) => one === 'spending_limit_reached')).toHaveLength(1);
});

test('a thousand bids in a second by one account are limited, and another’s bid is not held up by them', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app);
  const [noisy, noor] = [await buildBidder(app), await buildBidder(app)];
  const { port } = await listening(app);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await app.tokenOf(noisy)}`,
  };
  const rush = Array.from({ length: 1_000 }, async (_, n) => {
    const body = JSON.stringify(bidOf(2_000 + n, 'maximum', randomUUID()));
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  });
  const other = await app.as(noor).post(url, bidOf(100_000));
  expect(other).toMatchObject({ status: 200, body: { effect: 'leads' } });
  const statuses = await Promise.all(rush);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(760);
});

async function listening({ app }: TestApp): Promise<{ port: number }> {
  // As many may wait to be let in as where the market itself listens.
  await app.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 });
  return app.server.address() as { port: number };
}

test('who bids under an alias is called by it also by those whose bids waited for theirs', async () => {
  await using app = await buildTestApp();
  const { lot } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app, 'Ben')];
  await app.as(noor).put('/api/auction-name', { alias: 'nightjar' });
  const { later } = await app.db.transaction().execute(async (tx) => {
    await decideBids(tx, lot.id, [waitingBid(noor, 9_000, 'maximum')]);
    const waits = decideBids(app.db, lot.id, [waitingBid(ben, 3_000)]);
    await someoneWaits(app.db);
    return { later: waits };
  });
  await later;
  const { rows } = await app.database.pool.query('select data from live_documents where id = $1', [lot.id]);
  expect(rows[0]?.data).toMatchObject({ price: 3_200, leader: { handle: 'nightjar' } });
  expect(rows[0]?.data.leader.id).not.toBe(noor.id);
});

test('a process that is slow to take an answer makes no bid earlier than it came', async () => {
  await using app = await buildTestApp();
  const { lot } = await openLot(app);
  const noor = await buildBidder(app);
  const SLOW_MS = 400;
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from lots where id = $1 for no key update', [lot.id]);
  const came = Date.now();
  const later = decideBids(app.db, lot.id, [waitingBid(noor, 2_500)]);
  await someoneWaits(app.db);
  // Its answer comes while this process is busy.
  const committed = holder.query('commit');
  const until = performance.now() + SLOW_MS;
  while (performance.now() < until);
  await committed;
  holder.release();
  const [outcome] = await later;
  const at = outcome && 'answer' in outcome ? Date.parse(outcome.answer.receivedAt) : 0;
  expect(at).toBeGreaterThanOrEqual(came - 5);
});

test('of bids that are given beforehand at the very start, by two processes, each is decided or refused, and none lost', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const ROUNDS = isLong ? 40 : 4;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: lotId } = await buildLot(app.db);
    const bidders = await buildBidders(app, 16);
    const give = (userId: UserId, n: number) => {
      const { kind: _, ...input } = bidOf(1_000_000 + 10_000 * n);
      return tryTo(() =>
        givePreBid({ ...doorOf(n % 2 ? app : beside, userId), takesCards: false }, lotId, input),
      );
    };
    const early = bidders.slice(0, 4);
    for (const [n, id] of early.entries()) expect(await give(id, n)).toBe('done');
    const late = bidders.slice(4).map((id, n) => give(id, n + 4));
    const changed = early.map((id, n) =>
      n === 0
        ? tryTo(() => takePreBidBack({ ...doorOf(app, id), takesCards: false }, lotId))
        : give(id, 40 + n),
    );
    const started = [startLotsDue(app.db), startLotsDue(beside.db)];
    const told = await Promise.all([...changed, ...late]);
    const begun = await Promise.all(started);
    if (begun[0] === 0 && begun[1] === 0) expect(await startLotsDue(app.db)).toBe(1);
    else expect(begun.toSorted()).toEqual([0, 1]);
    expect(new Set([...told, 'done', 'lot_not_waiting'])).toEqual(new Set(['done', 'lot_not_waiting']));
    const given = await findPreBids(app.db, [lotId]);
    const decided = await app.db.selectFrom('bid_answers').select('id').where('lot_id', '=', lotId).execute();
    expect(new Set(decided.map(({ id }) => id))).toEqual(new Set(given.map(({ id }) => id)));
    const isIn = (id: UserId) => given.some(({ userId }) => userId === id);
    expect(bidders.slice(4).map(isIn)).toEqual(told.slice(4).map((one) => one === 'done'));
    expect(isIn(early[0] as UserId)).toBe(told[0] !== 'done');
    const row = app.db.selectFrom('lots').select('leader_id').where('id', '=', lotId);
    const most = given.toSorted((a, b) => b.amount - a.amount)[0];
    expect((await row.executeTakeFirst())?.leader_id).toBe(most?.userId);
    expect(verifyLotLog(await readLotLog(app.db, lotId))).toMatchObject({ ok: true });
  }
});

const doorOf = (app: TestApp, userId: UserId) => ({
  ...{ db: app.db, clock: app.clock },
  actor: { kind: 'user', userId } as Parameters<typeof givePreBid>[0]['actor'],
});

/** The code where it was refused. */
async function tryTo(act: () => Promise<void>): Promise<string> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}
