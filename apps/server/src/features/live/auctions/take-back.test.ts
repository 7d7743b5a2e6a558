import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { readLotLog } from './lot-log.service.ts';

test('a mistaken bid is taken back, and the lot stands as the bids that stay make it', async () => {
  await using app = await buildTestApp();
  const { url, lot, show } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  using viewer = await speaker(app, null);
  await viewer.read(`rooms/${show.id}/lots`);
  await app.as(ben).post(url, bidOf(2_500));
  const mistake = await app.as(noor).post(url, bidOf(100_000, 'maximum'));
  await app.as(ben).post(url, bidOf(4_000));
  expect((await app.as(ben).delete(`${url}/${mistake.body.number}`)).body.error.code).toBe('bid_stays');
  expect((await app.as(noor).delete(`${url}/${mistake.body.number}`)).status).toBe(204);
  const [doc] = await viewer.until(([one]) => one?.data.price === 2_500);
  expect(doc?.data).toMatchObject({ leader: { id: ben.id, handle: ben.handle }, bidCount: 1 });
  expect((await app.as(noor).delete(`${url}/${mistake.body.number}`)).body.error.code).toBe('bid_stays');
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true, entries: 5 });
  const next = await app.as(noor).post(url, bidOf(5_000));
  expect(next.body).toMatchObject({ number: 5, effect: 'leads' });
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true });
});

test('the only bid that is taken back leaves the lot as it began', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app);
  const noor = await buildBidder(app);
  await app.as(noor).post(url, bidOf(9_000));
  expect((await app.as(noor).delete(`${url}/1`)).status).toBe(204);
  const again = await app.as(await buildBidder(app)).post(url, bidOf(2_000, 'maximum'));
  expect(again.body.standing).toMatchObject({ price: { amount: 2_000 }, bidCount: 1 });
});
