import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { readLotLog } from './lot-log.service.ts';

test('whoever pays the buy-it-now price before the first bid ends the lot, and its log says so', async () => {
  await using app = await buildTestApp();
  const { lot, host } = await openLot(app, { buy_now_amount: 9_000, reserve_amount: 8_000 });
  const url = `/api/lots/${lot.id}/buy-now`;
  expect((await app.get(`/api/lots/${lot.id}`)).body.buyNow).toEqual({ amount: 9_000, currency: 'USD' });
  expect((await app.as(host).post(url)).body.error.code).toBe('own_lot');
  const noor = await buildBidder(app);
  expect((await app.as(noor).post(url)).status).toBe(204);
  expect((await app.as(noor).post(url)).status).toBe(204);
  expect((await app.as(await buildBidder(app, 'Ben')).post(url)).body.error.code).toBe('bid_too_late');
  const { body } = await app.get(`/api/lots/${lot.id}`);
  expect(body).toMatchObject({
    state: 'sold',
    price: { amount: 9_000 },
    leader: { id: noor.id },
    buyNow: null,
  });
  const log = await readLotLog(app.db, lot.id);
  expect(log.entries.map(({ kind }) => kind)).toEqual(['opened', 'once', 'cut-short', 'closed']);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
});

test('once somebody has bid nobody buys it at once any more, and one without a price never does', async () => {
  await using app = await buildTestApp();
  const { lot, url } = await openLot(app, { buy_now_amount: 9_000 });
  const plain = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app, 'Ben')];
  await app.as(noor).post(url, bidOf(2_500));
  for (const { id } of [lot, plain.lot])
    expect((await app.as(ben).post(`/api/lots/${id}/buy-now`)).body.error.code).toBe('buy_now_gone');
});
