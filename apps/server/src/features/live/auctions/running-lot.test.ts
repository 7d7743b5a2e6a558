import { hashOfSecret } from '@souk/shared/live/auctions/closing.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { bidOf, buildBidder, buildBidders, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { placeBid } from './bidding.service.ts';
import { closeLotsOver } from './closing.service.ts';
import { readLotLog } from './lot-log.service.ts';
import { closeLotNow, lengthenLot, stopLot } from './running-lot.service.ts';

/** Whether it was done, or why not. */
async function done(app: TestApp, act: (tx: Db) => Promise<void>): Promise<string> {
  try {
    await app.db.transaction().execute(act);
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

const sudden = JSON.stringify({ kind: 'sudden-death' });

test('a host gives a lot ten more seconds: everyone sees the new end, and the log says who gave them', async () => {
  await using app = await buildTestApp();
  const { lot, show, url } = await openLot(app, { seconds: 20, closing: sudden });
  const noor = await buildBidder(app);
  const { body } = await app.as(noor).post(url, bidOf(2_500));
  expect(await done(app, (tx) => lengthenLot(tx, lot.id, 10))).toBe('done');
  using viewer = await speaker(app, null);
  await viewer.read(`rooms/${show.id}/lots`);
  const [doc] = await viewer.until((docs) => docs.length > 0);
  expect(doc?.data.endsAt).toBe(Date.parse(body.standing.endsAt) + 10_000);
  const log = await readLotLog(app.db, lot.id);
  expect(log.entries.at(-1)).toMatchObject({ kind: 'lengthened', seconds: 10 });
  expect(verifyLotLog(log)).toMatchObject({ ok: true });
  await closeLotsOver(app.db, -60_000);
  const closed = await readLotLog(app.db, lot.id);
  expect(verifyLotLog(closed)).toMatchObject({ ok: true, isClosed: true });
  const [entry] = closed.entries.filter(({ kind }) => kind === 'lengthened');
  if (entry?.kind === 'lengthened') entry.seconds = 11;
  expect(verifyLotLog(closed)).toMatchObject({ ok: false, problem: 'hash' });
});

test('what a host does first to a lot that nobody bid on stands in its log after the terms', async () => {
  await using app = await buildTestApp();
  const { lot } = await openLot(app);
  expect(await done(app, (tx) => lengthenLot(tx, lot.id, 10))).toBe('done');
  const log = await readLotLog(app.db, lot.id);
  expect(log.entries.map(({ kind }) => kind)).toEqual(['opened', 'lengthened']);
  expect(verifyLotLog(log)).toMatchObject({ ok: true });
});

test('a lot that is closed early is whoever’s leads; one that is stopped is nobody’s, and says why', async () => {
  await using app = await buildTestApp();
  const [early, stopped] = [await openLot(app), await openLot(app)];
  const noor = await buildBidder(app);
  await app.as(noor).post(early.url, bidOf(2_500));
  await app.as(noor).post(stopped.url, bidOf(9_000, 'maximum'));
  expect(await done(app, (tx) => closeLotNow(tx, early.lot.id))).toBe('done');
  expect(await done(app, (tx) => stopLot(tx, stopped.lot.id, { reason: 'damaged' }))).toBe('done');
  const lots = await app.db.selectFrom('lots').select(['id', 'state', 'stop_reason']).execute();
  expect(new Map(lots.map(({ id, ...lot }) => [id, lot]))).toEqual(
    new Map([
      [early.lot.id, { state: 'sold', stop_reason: null }],
      [stopped.lot.id, { state: 'passed', stop_reason: 'damaged' }],
    ]),
  );
  const kindsOf = async (id: (typeof lots)[0]['id']) => {
    const log = await readLotLog(app.db, id);
    expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
    return log.entries.map(({ kind }) => kind);
  };
  expect(await kindsOf(early.lot.id)).toEqual(['opened', 'once', 'cut-short', 'closed']);
  expect(await kindsOf(stopped.lot.id)).toEqual(['opened', 'maximum', 'stopped', 'closed']);
  using viewer = await speaker(app, null);
  expect(await viewer.read(`rooms/${stopped.show.id}/lots`)).toMatchObject([
    { data: { state: 'passed', stopped: 'damaged' } },
  ]);
  const late = await app.as(noor).post(early.url, bidOf(50_000));
  expect(late.body.error).toMatchObject({ code: 'bid_too_late' });
  for (const act of [closeLotNow, (tx: Db) => stopLot(tx, early.lot.id, { reason: 'other' })])
    expect(await done(app, (tx) => act(tx, early.lot.id))).toBe('lot_not_running');
});

test('a lot that ends at a secret moment gets no more time, and can be closed or stopped', async () => {
  await using app = await buildTestApp();
  const secret = 'a'.repeat(64);
  const closing = JSON.stringify({ kind: 'random', seconds: 10, hash: hashOfSecret(secret) });
  const open = () => openLot(app, { secret, closing, closes_at: new Date(Date.now() + 55_000) });
  const [one, other] = [await open(), await open()];
  expect(await done(app, (tx) => lengthenLot(tx, one.lot.id, 10))).toBe('lot_secret_end');
  await done(app, (tx) => closeLotNow(tx, one.lot.id));
  await done(app, (tx) => stopLot(tx, other.lot.id, { reason: 'mistake' }));
  for (const { lot } of [one, other])
    expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true, isClosed: true });
});

test('whoever bids while the host stops their lot is either in the log or told that it was over', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const people = await buildBidders(app, 30);
  const { lot } = await openLot(app);
  const bids = people.map(async (userId, n) => {
    const actor = { userId } as Parameters<typeof placeBid>[0]['actor'];
    const door = { db: (n % 2 ? app : beside).db, actor, takesCards: false };
    return await placeBid(door, lot.id, bidOf(2_000 + n * 1_000, 'maximum')).catch(
      (error: Failure) => error.code,
    );
  });
  const acts = [
    done(app, (tx) => stopLot(tx, lot.id, { reason: 'mistake' })),
    done(beside, (tx) => closeLotNow(tx, lot.id)),
    done(app, (tx) => lengthenLot(tx, lot.id, 10)),
  ];
  const [told, [stopped, closed]] = await Promise.all([Promise.all(bids), Promise.all(acts)]);
  expect([stopped, closed].toSorted()).toEqual(['done', 'lot_not_running']);
  const log = await readLotLog(app.db, lot.id);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
  const taken = told.flatMap((one) => (typeof one === 'string' ? [] : [one.number]));
  const logged = log.entries.filter(({ kind }) => kind === 'maximum').map(({ number }) => number);
  expect(taken.toSorted((a, b) => a - b)).toEqual(logged);
});
