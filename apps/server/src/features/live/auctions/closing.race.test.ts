import type { LotId } from '@souk/shared/ids.ts';
import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Failure } from '../../../platform/errors/failure.ts';
import { bidOf, buildBidder, buildBidders, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { putStage } from '../shows/index.ts';
import { startAuctionClock } from './auction-clock.ts';
import { placeBid } from './bidding.service.ts';
import { closeLotsOver, reopenMissed } from './closing.service.ts';
import { buildLot } from './lot.builder.ts';
import { readLotLog } from './lot-log.service.ts';

/** As if it were so much later. */
const later = (milliseconds: number) => -milliseconds;
const MINUTE = 60_000;

const lotsOf = (app: TestApp) =>
  app.db.selectFrom('lots').select(['state', 'price_amount', 'leader_id']).orderBy('state').execute();

test('a lot is closed once, by one of those who look, and everyone in the room sees for how much', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { url, lot, show } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await app.as(noor).post(url, bidOf(9_000, 'maximum'));
  await app.as(ben).post(url, bidOf(5_000));
  using viewer = await speaker(app, null);
  expect(await viewer.read(`rooms/${show.id}/lots`)).toMatchObject([{ data: { price: 5_300, bidCount: 2 } }]);
  expect(await closeLotsOver(app.db)).toBe(0);
  const closed = await Promise.all(
    [app, beside, app, beside].map(({ db }) => closeLotsOver(db, later(MINUTE))),
  );
  expect(closed.toSorted()).toEqual([0, 0, 0, 1]);
  expect(await lotsOf(app)).toEqual([{ state: 'sold', price_amount: 5_300, leader_id: noor.id }]);
  const [doc] = await viewer.until(([one]) => one?.data.state === 'sold');
  expect(doc?.data as unknown as LotDocument).toMatchObject({ price: 5_300, leader: { id: noor.id } });
  const log = await readLotLog(app.db, lot.id);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true, head: doc?.data.head });
  const late = await app.as(ben).post(url, bidOf(50_000));
  expect(late.body.error).toMatchObject({ code: 'bid_too_late' });
});

test('of lots that are over together, one that cannot be closed keeps none of the others running', async () => {
  await using app = await buildTestApp();
  const lots = [await openLot(app), await openLot(app), await openLot(app)];
  const [stuck] = lots;
  await sql`alter table lots add constraint poisoned check (id <> ${sql.lit(stuck?.lot.id)} or state = 'running')`.execute(
    app.db,
  );
  for (const _again of [1, 2]) await expect(closeLotsOver(app.db, later(MINUTE))).rejects.toThrow('poisoned');
  expect((await lotsOf(app)).map(({ state }) => state)).toEqual(['passed', 'passed', 'running']);
});

test('a lot below its reserve is passed, and so is one that nobody wanted', async () => {
  await using app = await buildTestApp();
  const [one] = [await openLot(app, { reserve_amount: 9_000 }), await openLot(app)];
  const noor = await buildBidder(app);
  await app.as(noor).post(one.url, bidOf(8_999, 'maximum'));
  expect(await closeLotsOver(app.db, later(MINUTE))).toBe(2);
  expect((await lotsOf(app)).map(({ state }) => state)).toEqual(['passed', 'passed']);
});

test('whoever bids while their lot is closed is either in the log or told that it was over', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const people = await buildBidders(app, 60);
  const { lot } = await openLot(app, { closing: JSON.stringify({ kind: 'sudden-death' }) });
  const bids = people.map(async (userId, n) => {
    const door = n % 2 ? app : beside;
    const actor = { userId } as Parameters<typeof placeBid>[0]['actor'];
    try {
      const { number } = await placeBid(
        { db: door.db, actor, takesCards: false },
        lot.id,
        bidOf(2_000 + n * 1_000, 'maximum'),
      );
      return number;
    } catch (error) {
      if (error instanceof Failure) return error.code;
      throw error;
    }
  });
  const closers = [0, 1, 2].map((n) => closeLotsOver(n % 2 ? app.db : beside.db, later(MINUTE)));
  const [told] = await Promise.all([Promise.all(bids), Promise.all(closers)]);
  await closeLotsOver(app.db, later(MINUTE));
  const log = await readLotLog(app.db, lot.id);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
  const taken = told.filter((one) => typeof one === 'number').toSorted((a, b) => a - b);
  expect(log.entries.slice(1, -1).map(({ number }) => number)).toEqual(taken);
  const others = told.filter((one) => typeof one === 'string');
  expect(new Set([...others, 'bid_too_late', 'bid_too_low']).size).toBe(2);
});

const looked = (app: TestApp, secondsAgo: number) =>
  sql`insert into auction_clock (looked_at) values (clock_timestamp() - ${secondsAgo} * interval '1 second')
    on conflict (one) do update set looked_at = excluded.looked_at`.execute(app.db);

test('a lot whose time ran out while the market was away is opened again for its extension, once, and says so', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { url, lot, show } = await openLot(app, { seconds: -20 });
  const earlier = await openLot(app, { seconds: -40 });
  await looked(app, 30);
  const reopened = await Promise.all([app, beside, app].map(({ db }) => reopenMissed(db, 1_500)));
  expect(reopened.toSorted()).toEqual([0, 0, 1]);
  // What was over before the market went away is closed at once.
  expect(await closeLotsOver(app.db)).toBe(1);
  expect((await readLotLog(app.db, earlier.lot.id)).entries.at(-1)).toMatchObject({ kind: 'closed' });
  using viewer = await speaker(app, null);
  expect(await viewer.read(`rooms/${show.id}/lots`)).toMatchObject([{ data: { reopened: true } }]);
  const noor = await buildBidder(app);
  const bid = await app.as(noor).post(url, bidOf(5_000));
  expect(bid).toMatchObject({ status: 200, body: { effect: 'leads' } });
  expect(bid.body.msBeforeClose).toBeLessThanOrEqual(10_000);
  await closeLotsOver(app.db, later(MINUTE));
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true, isClosed: true });
});

test('nothing is opened again where somebody looked all the time', async () => {
  await using app = await buildTestApp();
  await openLot(app, { seconds: -1 });
  expect(await reopenMissed(app.db, 1_500)).toBe(0);
  expect(await reopenMissed(app.db, 1_500)).toBe(0);
  expect(await closeLotsOver(app.db)).toBe(1);
});

test('the clock of a worker closes lots by itself, also a thousand that end together', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const many = process.env.FIGURES === 'long' ? 1_000 : 120;
  const { lot } = await openLot(app, { seconds: 0.5 });
  const { product_id: _, ...like } = lot;
  const now = Date.now();
  const ends_at = new Date(now + 1_000);
  for (let n = 1; n < many; n += 1) {
    const lone = { id: undefined, show_id: null, number: null, starts_at: new Date(now), ends_at };
    await buildLot(app.db, { ...like, ...lone, closing: JSON.stringify(lot.closing), steps: null } as never);
  }
  await using _one = startAuctionClock({ db: app.db, log: app.log.log });
  await using _other = startAuctionClock({ db: beside.db, log: beside.log.log });
  await expect
    .poll(async () => (await lotsOf(app)).filter(({ state }) => state === 'passed').length)
    .toBe(many);
});

test('an auction that can’t begin keeps the lots that hosts lined up from nothing', async () => {
  await using app = await buildTestApp();
  const { show, lots } = await openStage(app);
  const [lot] = lots as [(typeof lots)[0]];
  await app.db.transaction().execute((tx) => putStage(tx, show.id, { next_lot_id: lot.id }));
  const stuck = await buildLot(app.db);
  await sql`
    create function refuse_start() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`.execute(
    app.db,
  );
  await sql`
    create trigger refuse_start before update on lots for each row
    when (new.id = ${sql.lit(stuck.id)} and new.state = 'running') execute function refuse_start()`.execute(
    app.db,
  );
  await using _clock = startAuctionClock({ db: app.db, log: app.log.log });
  const stateOf = async (id: LotId) =>
    (await app.db.selectFrom('lots').select('state').where('id', '=', id).executeTakeFirst())?.state;
  await expect.poll(() => stateOf(lot.id)).toBe('running');
  expect(await stateOf(stuck.id)).toBe('queued');
  await sql`drop function refuse_start cascade`.execute(app.db);
});
