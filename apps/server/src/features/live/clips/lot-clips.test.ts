// @module-tag whole
import { randomUUID } from 'node:crypto';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { key } from '../../../testing/paying.fixture.ts';
import { buildRecording } from '../../../testing/recording.fixture.ts';
import { type Auctions, openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { deletingRecordings } from '../replays/index.ts';
import { deletingLotClips, keepProofs } from './index.ts';

const MINUTE_MS = 60_000;

/** A lot that Noor won two minutes into a show. */
async function sellLot(app: TestApp) {
  const stage = await openStage(app, { lots: 0 });
  const startedAt = new Date(app.clock.now().getTime() - 10 * MINUTE_MS);
  const soldAt = new Date(startedAt.getTime() + 2 * MINUTE_MS);
  const lot = await stage.queue({
    ...{ state: 'sold', starts_at: new Date(soldAt.getTime() - MINUTE_MS), ends_at: soldAt },
    ...{
      closed_at: soldAt,
      leader_id: stage.viewer.id,
      bid_count: 1,
      price_amount: 5_000,
      settlement: 'charging',
    },
  });
  await insertAll(app.db, 'lot_sales', [
    {
      ...{ id: randomUUID() as never, lot_id: lot.id, round: 1, buyer_id: stage.viewer.id, amount: 5_000 },
      ...{ state: 'won', ending: null, checkout_id: null, pay_by: null, due_at: soldAt },
      ...{ created_at: soldAt, ended_at: null },
    },
  ]);
  return {
    ...stage,
    lot,
    startedAt,
    about: `/api/lots/${lot.id}/sold-moment`,
    file: `/api/lots/${lot.id}/clip`,
  };
}

test('buyer, seller and staff see how a lot was sold; nobody else learns that there is a clip', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer: buyer, startedAt, about, file, lot } = await sellLot(app);
  await buildRecording(app, show.id, { startedAt, seconds: 240 });
  const staff = await buildUser(app.db, { role: 'support' });
  const stranger = await buildUser(app.db);
  const other = await sellLot(app);
  await buildRecording(app, other.show.id, { startedAt: other.startedAt, seconds: 240 });
  for (const user of [buyer, host, staff]) {
    const { body } = await app.as(user).get(about);
    expect(body.clip).toEqual({ url: expect.stringContaining(`${file}?expires=`), width: 640, height: 360 });
    // A player says nothing of who is signed in.
    expect((await app.get(body.clip.url)).status).toBe(200);
    expect((await app.get(body.clip.url.replace(lot.id, other.lot.id))).status).toBe(404);
    app.clock.forward(6 * 3_600_000);
    expect((await app.get(body.clip.url)).status).toBe(404);
    app.clock.forward(-6 * 3_600_000);
    expect(await app.as(user).get(file)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'video/mp4', 'cache-control': 'private, no-cache' },
    });
  }
  expect((await app.as(stranger).get(about)).body).toEqual({ clip: null });
  expect((await app.as(stranger).get(file)).status).toBe(404);
  expect((await app.get(file)).status).toBe(404);

  const part = await app.as(buyer).get(`${file}?download=1`, { range: 'bytes=4-7' });
  expect(part).toMatchObject({ status: 206, body: 'ftyp' });
  expect(part.headers['content-disposition']).toMatch(/^attachment; filename="1 .+\.mp4"/);

  const bytes = await openStorage(app.config).read(`clips/lots/${lot.id}.mp4`);
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(new Uint8Array(bytes!)) });
  const video = await input.getPrimaryVideoTrack();
  // From 15 s before the hammer, at the key frame before that, to 8 s after it.
  expect(await video!.getFirstTimestamp()).toBe(0);
  expect(await video!.computeDuration()).toBeCloseTo(24, 1);
});

test('there is no clip of what was not recorded, or as long as its end is not stored', async () => {
  await using app = await buildTestApp();
  const sold = await sellLot(app);
  const clip = async () => (await app.as(sold.viewer).get(sold.about)).body.clip;
  expect(await clip()).toBeNull();
  await buildRecording(app, sold.show.id, { startedAt: sold.startedAt, seconds: 122, isOver: false });
  expect(await clip()).toBeNull();
  expect((await app.as(sold.viewer).get(sold.file)).status).toBe(404);
  // The host ended the show two seconds after the hammer.
  await app.db.updateTable('recordings').set({ ended_at: app.clock.now() }).execute();
  expect(await clip()).toMatchObject({ width: 640 });

  const later = await sellLot(app);
  await buildRecording(app, later.show.id, {
    ...{ startedAt: later.startedAt, seconds: 240, gap: { from: 90, to: 150 } },
  });
  expect((await app.as(later.viewer).get(later.about)).body.clip).toBeNull();
});

/** What was recorded around the close of the only lot. */
async function recordClose({ app, show }: Auctions) {
  const { closed_at } = await app.db.selectFrom('lots').select('closed_at').executeTakeFirstOrThrow();
  const startedAt = new Date((closed_at?.getTime() ?? 0) - MINUTE_MS);
  await buildRecording(app, show.id, { startedAt, seconds: 90 });
}

test('who takes a lot after its winner did not pay has the proof, however early its host deletes the show', async () => {
  await using market = await openAuctions();
  const { app, show, owner, seller } = market;
  const storage = openStorage(app.config);
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  const clear = async () => {
    await deletingRecordings({ storage, before: [keepProofs(storage)] }).run(ctx, {});
    await deletingLotClips(storage).run(ctx, {});
  };
  const [noor, ben, tove] = [
    await market.bidder('Noor Haddad', 'pm_card_chargeCustomerFail'),
    await market.bidder('Ben Ode'),
    await market.bidder('Tove Lind'),
  ];
  const lot = await market.lot();
  for (const [who, amount] of [
    [tove, 2_500],
    [ben, 3_500],
    [noor, 5_000],
  ] as const)
    await market.bid(lot, who, amount);
  await market.close();
  await market.endShow();
  await recordClose(market);
  await market.settle();
  await market.later(24 * 60 * MINUTE_MS);
  expect(await market.settlementOf(lot)).toBe('second-chance');
  expect((await app.as(owner).delete(`/api/shows/${show.id}/replay`)).status).toBe(204);
  await clear();
  expect(await app.db.selectFrom('recordings').selectAll().execute()).toEqual([]);
  // Ben does not want it, and the seller asks the next one.
  expect((await ben.call.post(`/api/lots/${lot.id}/decline`, {}, key())).body.state).toBe('unsold');
  await clear();
  expect((await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key())).status).toBe(200);
  const clipOf = async (who: typeof tove) =>
    (await who.call.get(`/api/lots/${lot.id}/sold-moment`)).body.clip;
  expect(await clipOf(tove)).toBeNull();
  const paid = await tove.call.post(`/api/lots/${lot.id}/pay`, { cardId: tove.cardId }, key());
  expect(paid.body.state).toBe('paid');
  expect(await clipOf(tove)).toMatchObject({ width: 640, height: 360 });
  expect([await clipOf(noor), await clipOf(ben)]).toEqual([null, null]);
});

test('who is sold a lot below its reserve has the proof, too, however early its host deletes the show', async () => {
  await using market = await openAuctions();
  const { app, show, owner, seller } = market;
  const storage = openStorage(app.config);
  const ben = await market.bidder('Ben Ode');
  const lot = await market.lot({ reserve_amount: 9_000 });
  await market.bid(lot, ben, 3_500);
  await market.close();
  await market.endShow();
  await recordClose(market);
  expect((await app.as(owner).get(`/api/lots/${lot.id}/sold-moment`)).body).toEqual({ clip: null });
  expect((await app.as(owner).delete(`/api/shows/${show.id}/replay`)).status).toBe(204);
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  await deletingRecordings({ storage, before: [keepProofs(storage)] }).run(ctx, {});
  expect((await seller.post(`/api/lots/${lot.id}/accept`, {}, key())).status).toBe(200);
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('paid');
  expect((await ben.call.get(`/api/lots/${lot.id}/sold-moment`)).body.clip).toMatchObject({ width: 640 });
});

test('whoever won and did not pay is no buyer, and who was offered it is one once they take it', async () => {
  await using app = await buildTestApp();
  const { show, viewer, startedAt, about, file, lot } = await sellLot(app);
  await buildRecording(app, show.id, { startedAt, seconds: 240 });
  await app.db
    .updateTable('lot_sales')
    .set({ state: 'over', ending: 'not-paid' })
    .where('lot_id', '=', lot.id)
    .execute();
  expect((await app.as(viewer).get(about)).body.clip).toBeNull();
  expect((await app.as(viewer).get(file)).status).toBe(404);
});
