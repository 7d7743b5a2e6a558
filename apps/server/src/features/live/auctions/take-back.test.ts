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

test('nobody takes a bid back in the last five seconds of its lot', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app, { closing: JSON.stringify({ kind: 'sudden-death' }), seconds: 4.9 });
  const noor = await buildBidder(app);
  expect((await app.as(noor).post(url, bidOf(500_000))).status).toBe(200);
  expect((await app.as(noor).delete(`${url}/1`)).body.error.code).toBe('bid_stays');
});

test('a bid that came while a lot was lengthened is taken back, and its log is right', async () => {
  await using app = await buildTestApp();
  const closing = JSON.stringify({ kind: 'rising-floor', seconds: 60, most: null });
  const { url, lot, host } = await openLot(app, { closing, seconds: 60 });
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  expect((await app.as(host).post(`/api/lots/${lot.id}/more-time`, { seconds: 30 })).status).toBe(204);
  await app.as(noor).post(url, bidOf(50_000, 'maximum'));
  await app.as(ben).post(url, bidOf(20_000));
  const mistake = await app.as(ben).post(url, bidOf(90_000));
  expect((await app.as(ben).delete(`${url}/${mistake.body.number}`)).status).toBe(204);
  const { body } = await app.get(`/api/lots/${lot.id}`);
  expect(body).toMatchObject({ price: { amount: 20_500 } });
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true });
});

test('who tries to take bids back over and over is limited as who bids', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  const noor = app.as(await buildBidder(app));
  const statuses: number[] = [];
  for (let n = 0; n < 120; n += 1) {
    statuses.push((await noor.delete(`${url}/1`)).status);
    statuses.push((await noor.delete(`/api/lots/${lot.id}/pre-bid`)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect((await noor.delete(`${url}/1`)).status).toBe(429);
  expect((await noor.delete(`/api/lots/${lot.id}/pre-bid`)).status).toBe(429);
});
