import type { LotId } from '@souk/shared/ids.ts';
import { momentOfSecret } from '@souk/shared/live/auctions/closing.ts';
import type { ShowLotTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { Failure } from '../../../platform/errors/failure.ts';
import { bidOf, buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { closeLotsOver } from './closing.service.ts';
import { buildLot } from './lot.builder.ts';
import { readLotLog } from './lot-log.service.ts';
import { startShowLot } from './show-starting.service.ts';

/** Whether it began, or why not. */
async function start(app: TestApp, lotId: LotId, terms?: Partial<ShowLotTerms>): Promise<string> {
  try {
    await app.db.transaction().execute((tx) => startShowLot(tx, lotId, terms));
    return 'started';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

const lotIn = (app: TestApp, id: LotId) =>
  app.db.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const MINUTE = 60_000;

test('a host starts a lot: the room sees it run, people bid, and it sells', async () => {
  await using app = await buildTestApp();
  const { show, lots } = await openStage(app);
  const [lot] = lots as [(typeof lots)[0]];
  using viewer = await speaker(app, null);
  expect(await viewer.read(`rooms/${show.id}/lots`)).toEqual([]);
  const before = Date.now();
  expect(await start(app, lot.id)).toBe('started');
  const [doc] = await viewer.until((docs) => docs.length > 0);
  expect(doc?.data).toMatchObject({ state: 'running', price: 2_000, nextBid: 2_000, leader: null });
  expect(Number(doc?.data.endsAt) - before).toBeGreaterThan(29_000);
  const noor = await buildBidder(app);
  const bid = await app.as(noor).post(`/api/lots/${lot.id}/bids`, bidOf(2_500));
  expect(bid).toMatchObject({ status: 200, body: { effect: 'leads' } });
  await closeLotsOver(app.db, -MINUTE);
  expect(await lotIn(app, lot.id)).toMatchObject({ state: 'sold', price_amount: 2_500, leader_id: noor.id });
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true, isClosed: true });
});

test('a host changes the terms as they start a lot, and its log begins with them', async () => {
  await using app = await buildTestApp();
  const { lots } = await openStage(app);
  const [lot] = lots as [(typeof lots)[0]];
  const closing = { kind: 'add', seconds: 5, most: 3 } as const;
  const steps = [{ below: null, step: 500 }];
  const terms = { start: 1_500, reserve: 4_000, seconds: 15, closing, steps, confirmAbove: 90_000 };
  expect(await start(app, lot.id, terms)).toBe('started');
  const log = await readLotLog(app.db, lot.id);
  expect(log.terms).toMatchObject({ start: 1_500, closing, steps });
  const { starts_at, ends_at, ...row } = await lotIn(app, lot.id);
  expect(row).toMatchObject({ reserve_amount: 4_000, price_amount: 1_500, confirm_above: 90_000 });
  expect(Number(ends_at) - Number(starts_at)).toBe(15_000);
});

test('terms that cannot be are refused, and nothing of them stays', async () => {
  await using app = await buildTestApp();
  const { lots } = await openStage(app);
  const [lot] = lots as [(typeof lots)[0]];
  expect(await start(app, lot.id, { start: 5_000, reserve: 4_999 })).toBe('invalid_input');
  expect(await start(app, lot.id, { seconds: 5 })).toBe('invalid_input');
  expect(await lotIn(app, lot.id)).toMatchObject({ state: 'queued', start_amount: 2_000 });
});

test('a random close is drawn beforehand: its hash stands in the log, its moment is told to nobody', async () => {
  await using app = await buildTestApp();
  const { show, lots } = await openStage(app);
  const [lot] = lots as [(typeof lots)[0]];
  using viewer = await speaker(app, null);
  await viewer.read(`rooms/${show.id}/lots`);
  expect(await start(app, lot.id, { closing: { kind: 'random', seconds: 10 } })).toBe('started');
  const { secret, closes_at, ends_at } = await lotIn(app, lot.id);
  const endsAt = Number(ends_at);
  expect(Number(closes_at)).toBe(momentOfSecret(String(secret), { endsAt, seconds: 10 }));
  const [doc] = await viewer.until((docs) => docs.length > 0);
  expect(doc?.data.endsAt).toBe(endsAt);
  const running = await readLotLog(app.db, lot.id);
  expect(running.secret).toBeNull();
  await closeLotsOver(app.db, -MINUTE);
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true, isClosed: true });
});

test('a lot starts only in a live show, while nothing else runs, and of what is there to sell', async () => {
  await using app = await buildTestApp();
  const { show, lots, queue } = await openStage(app, { lots: 2 });
  const [lot, next] = lots as [(typeof lots)[0], (typeof lots)[0]];
  const soldOut = await queue({}, { available: 0 });
  const archived = await queue({}, { status: 'archived' });
  const twin = await queue({ product_id: lot.product_id });
  const set = (state: 'scheduled' | 'live' | 'ended') =>
    app.db
      .updateTable('shows')
      .set({ state, ended_at: state === 'ended' ? new Date() : null })
      .where('id', '=', show.id)
      .execute();
  await set('scheduled');
  expect(await start(app, lot.id)).toBe('show_not_live');
  await set('live');
  expect(await start(app, soldOut.id)).toBe('lot_sold_out');
  expect(await start(app, archived.id)).toBe('lot_sold_out');
  expect(await start(app, lot.id)).toBe('started');
  expect(await start(app, next.id)).toBe('lot_running');
  expect(await start(app, lot.id)).toBe('lot_running');
  await closeLotsOver(app.db, -MINUTE);
  expect(await start(app, lot.id)).toBe('lot_not_waiting');
  expect(await start(app, twin.id)).toBe('started');
  await closeLotsOver(app.db, -MINUTE);
  const alone = await buildLot(app.db, {
    ...{ product_id: next.product_id, state: 'running', starts_at: new Date() },
    ends_at: new Date(Date.now() + MINUTE),
  });
  expect(await start(app, next.id)).toBe('product_running');
  await app.db.deleteFrom('lots').where('id', '=', alone.id).execute();
  await set('ended');
  expect(await start(app, next.id)).toBe('show_not_live');
});

test('of many starts in one moment, by two processes, one lot of the show begins', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const { lots } = await openStage(app, { lots: 6 });
  const told = await Promise.all([...lots, ...lots].map(({ id }, n) => start(n % 2 ? app : beside, id)));
  expect(told.filter((one) => one === 'started')).toHaveLength(1);
  expect(new Set(told)).toEqual(new Set(['started', 'lot_running']));
  const running = await app.db.selectFrom('lots').select('id').where('state', '=', 'running').execute();
  expect(running).toHaveLength(1);
});
