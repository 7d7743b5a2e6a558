import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder, waitingBid } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openSelling } from '../../../testing/seller.fixture.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { closeLotsOver } from './closing.service.ts';
import { decideBids } from './decide-bids.ts';
import { buildLot } from './lot.builder.ts';
import { readLotLog } from './lot-log.service.ts';
import { startLotsDue } from './starting.service.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const heard = (app: TestApp) =>
  openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();

const listOf = async (app: TestApp, user: { id: string }) => {
  const { rows } = await app.database.pool.query(
    `select data from live_documents where collection = $1 and data is not null order by born`,
    [`notifications/${user.id}/items`],
  );
  return rows.map(({ data }) => data.text);
};

test('an auction that is put on sale begins, is bid on, ends after its length, and tells who was outbid and who won', async () => {
  await using app = await buildTestApp();
  const { onSale, shop } = await openSelling(app);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const auction = { reserve: null, durationSeconds: 86_400 };
  const product = await onSale({ listingKind: 'auction', price: usd(2_000), available: 1, auction });
  expect(await startLotsDue(app.db)).toBe(0);
  await heard(app);
  expect(await startLotsDue(app.db)).toBe(1);
  expect(await startLotsDue(app.db)).toBe(0);
  const { body } = await app.get(`/api/products/${product._id}`);
  const { _id: lotId } = body.lot;
  expect(body.lot).toMatchObject({ state: 'running', price: { amount: 2_000 } });
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await app.as(noor).post(`/api/lots/${lotId}/bids`, bidOf(2_500));
  await app.as(ben).post(`/api/lots/${lotId}/bids`, bidOf(3_000, 'maximum'));
  await heard(app);
  expect(await listOf(app, noor)).toEqual(['notifications.text.outbid']);
  expect(await closeLotsOver(app.db, -86_400_000)).toBe(1);
  await heard(app);
  expect(await listOf(app, ben)).toEqual(['notifications.text.won']);
  const log = await readLotLog(app.db, lotId);
  expect(log.entries.map(({ kind }) => kind)).toEqual(['opened', 'once', 'maximum', 'closed']);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
});

test('what bids go up by is what its seller set, wherever the auction is listed', async () => {
  await using app = await buildTestApp();
  const { onSale, shop } = await openSelling(app);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const steps = [{ below: null, step: usd(700) }];
  const auction = { reserve: null, durationSeconds: 86_400, steps };
  const product = await onSale({ listingKind: 'auction', price: usd(2_000), available: 1, auction });
  await heard(app);
  await startLotsDue(app.db);
  const { _id: lotId } = (await app.get(`/api/products/${product._id}`)).body.lot;
  const lot = async () => (await app.get(`/api/lots/${lotId}`)).body;
  expect(await lot()).toMatchObject({ nextBid: { amount: 2_000 } });
  await app.as(await buildBidder(app)).post(`/api/lots/${lotId}/bids`, bidOf(2_500));
  expect(await lot()).toMatchObject({ price: { amount: 2_500 }, nextBid: { amount: 3_200 } });
});

test('an auction does not begin before its time, nor in a shop that is closed', async () => {
  await using app = await buildTestApp();
  const { onSale, shop } = await openSelling(app);
  const auction = { reserve: null, durationSeconds: 86_400 };
  await onSale({ listingKind: 'auction', price: usd(2_000), available: 1, auction });
  await heard(app);
  const set = (starts_at: Date | null) => app.db.updateTable('lots').set({ starts_at }).execute();
  await set(new Date(Date.now() + 60_000));
  expect(await startLotsDue(app.db)).toBe(0);
  await set(null);
  await app.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', shop.id).execute();
  expect(await startLotsDue(app.db)).toBe(0);
  await app.db.updateTable('shops').set({ status: 'open' }).where('id', '=', shop.id).execute();
  expect(await startLotsDue(app.db)).toBe(1);
});

test('whoever led and was outbid hears of it, also where several bids are decided together', async () => {
  await using app = await buildTestApp();
  const lot = await buildLot(app.db, {
    ...{ state: 'running', start_amount: 2_000, starts_at: new Date(Date.now() - 1_000) },
    ends_at: new Date(Date.now() + 60_000),
  });
  const [noor, ben, ada] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  const bids = [
    waitingBid(noor, 2_500),
    waitingBid(ben, 3_000),
    waitingBid(noor, 4_000, 'maximum'),
    waitingBid(ben, 3_500),
    waitingBid(ada, 9_000),
  ];
  await decideBids(app.db, lot.id, bids);
  await heard(app);
  expect(await listOf(app, noor)).toEqual(['notifications.text.outbid']);
  expect(await listOf(app, ben)).toEqual(['notifications.text.outbid']);
  expect(await listOf(app, ada)).toEqual([]);
});

test('of an auction of several pieces the next begins by itself as one is sold, as long as there are any', async () => {
  await using app = await buildTestApp();
  const { onSale, shop } = await openSelling(app);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const auction = { reserve: null, durationSeconds: 86_400 };
  await onSale({ listingKind: 'auction', price: usd(2_000), available: 2, auction });
  const noor = await buildBidder(app);
  const next = async () => {
    await heard(app);
    const begun = await startLotsDue(app.db);
    const running = app.db.selectFrom('lots').select('id').where('state', '=', 'running');
    return { begun, lotId: (await running.executeTakeFirst())?.id ?? null };
  };
  const sell = async (lotId: string | null) => {
    await app.as(noor).post(`/api/lots/${lotId}/bids`, bidOf(2_500));
    expect(await closeLotsOver(app.db, -86_400_000)).toBe(1);
  };
  const first = await next();
  await sell(first.lotId);
  const second = await next();
  expect(second).toMatchObject({ begun: 1 });
  expect(second.lotId).not.toBe(first.lotId);
  await sell(second.lotId);
  expect(await next()).toEqual({ begun: 0, lotId: null });
});

test('what nobody wanted is not put up again by itself', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  const auction = { reserve: null, durationSeconds: 86_400 };
  await onSale({ listingKind: 'auction', price: usd(2_000), available: 3, auction });
  await heard(app);
  await startLotsDue(app.db);
  await closeLotsOver(app.db, -86_400_000);
  await heard(app);
  expect(await startLotsDue(app.db)).toBe(0);
});
