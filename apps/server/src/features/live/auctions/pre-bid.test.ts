import { randomUUID } from 'node:crypto';
import type { Data } from '@souk/live/values.ts';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { auctionsPart } from './auctions.personal.ts';
import { holdLot } from './bids.repo.ts';
import { closeLotsOver } from './closing.service.ts';
import { readLotLog } from './lot-log.service.ts';
import { putPreBid } from './pre-bid.repo.ts';

async function waitingIn(
  viewer: Awaited<ReturnType<typeof speaker>>,
  show: { id: string },
): Promise<Data | undefined> {
  const read = await viewer.read(`rooms/${show.id}/waiting`);
  return typeof read === 'string' ? undefined : read[0]?.data;
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

const of = (amount: number, id = randomUUID()) => ({ id, amount: { amount, currency: 'USD' } });

async function openWaiting(app: TestApp) {
  const stage = await openStage(app);
  const [lot] = stage.lots as [(typeof stage.lots)[0]];
  const url = `/api/lots/${lot.id}`;
  return {
    ...stage,
    lot,
    url,
    give: (who: { id: (typeof stage.host)['id'] }, amount: number, id?: string) =>
      app.as(who).put(`${url}/pre-bid`, of(amount, id as ReturnType<typeof randomUUID>)),
    start: () => app.as(stage.host).post(`${url}/start`, {}),
  };
}

test('who bid beforehand bids as the lot begins, the earlier first, and its clock is whole', async () => {
  await using app = await buildTestApp();
  const { show, lot, give, start, host } = await openWaiting(app);
  const [noor, ben, ada] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  expect((await give(noor, 3_400)).status).toBe(204);
  await give(ben, 3_000);
  await give(ada, 3_400);
  await give(ben, 2_000);
  using viewer = await speaker(app, null);
  expect(await viewer.read(`rooms/${show.id}/waiting`)).toMatchObject([
    { id: lot.id, data: { preBids: 3, opensAt: 3_400 } },
  ]);
  const { body } = await app.as(host).get(`/api/shows/${show.id}/hosting`);
  expect(body.lots[0].preBids).toEqual({ count: 3, opensAt: { amount: 3_400, currency: 'USD' } });
  const before = Date.now();
  expect((await start()).status).toBe(204);
  const row = await app.db.selectFrom('lots').selectAll().where('id', '=', lot.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ leader_id: noor.id, price_amount: 3_400, bid_count: 2, extensions: 0 });
  expect(Number(row.ends_at) - before).toBeGreaterThan(29_000);
  const log = await readLotLog(app.db, lot.id);
  expect(log.entries.map(({ kind }) => kind)).toEqual(['opened', 'maximum', 'maximum']);
  expect(verifyLotLog(log)).toMatchObject({ ok: true });
  const raised = await app.as(ben).post(`/api/lots/${lot.id}/bids`, bidOf(4_000));
  expect(raised.body).toMatchObject({ effect: 'leads' });
  expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true });
});

test('a bid given beforehand is refused as any other, and can be taken back while the lot waits', async () => {
  await using app = await buildTestApp();
  const { show, give, host, url, start } = await openWaiting(app);
  const noor = await buildBidder(app);
  expect((await give(host, 3_000)).body.error.code).toBe('own_lot');
  expect((await give(await buildUser(app.db), 3_000)).body.error.code).toBe('bid_address_needed');
  expect((await give(noor, 1_999)).body.error).toMatchObject({ code: 'bid_below_start' });
  const euros = await app
    .as(noor)
    .put(`${url}/pre-bid`, { id: randomUUID(), amount: { amount: 3_000, currency: 'EUR' } });
  expect(euros.body.error.code).toBe('wrong_currency');
  await give(noor, 3_000);
  const own = () => app.as(noor).get(`/api/shows/${show.id}/pre-bids`);
  expect((await own()).body.items).toMatchObject([{ maximum: { amount: 3_000 } }]);
  expect((await app.as(noor).delete(`${url}/pre-bid`)).status).toBe(204);
  expect((await own()).body.items).toEqual([]);
  await start();
  expect((await give(noor, 3_000)).body.error.code).toBe('lot_not_waiting');
  expect((await app.as(noor).delete(`${url}/pre-bid`)).body.error.code).toBe('lot_not_waiting');
});

test('once somebody bid beforehand a lot gets cheaper, and never dearer, and its bids go with it', async () => {
  await using app = await buildTestApp();
  const { give, host, show, url } = await openWaiting(app);
  const noor = await buildBidder(app);
  using viewer = await speaker(app, noor);
  const change = (body: object) => app.as(host).patch(`${url}/terms`, body);
  const opens = async () => (await waitingIn(viewer, show))?.opensAt;
  const steps = [
    { below: usd(5_000), step: usd(100) },
    { below: null, step: usd(300) },
  ];
  await change({ steps });
  await give(noor, 9_000);
  expect((await change({ steps })).status).toBe(204);
  for (const dearer of [
    { start: usd(2_001) },
    { reserve: usd(8_000) },
    { steps: [{ below: null, step: usd(500) }] },
  ])
    expect((await change(dearer)).body.error.code).toBe('lot_has_pre_bids');
  expect((await app.as(host).post(`${url}/start`, { start: usd(8_999) })).body.error.code).toBe(
    'lot_has_pre_bids',
  );
  expect(await opens()).toBe(2_000);
  expect((await change({ start: usd(500), seconds: 60 })).status).toBe(204);
  expect(await opens()).toBe(500);
  expect((await app.as(host).delete(url)).status).toBe(204);
  expect(await app.db.selectFrom('lot_pre_bids').selectAll().execute()).toEqual([]);
});

test('who leaves the market takes along what they bid beforehand, and everyone sees where that leaves a lot', async () => {
  await using app = await buildTestApp();
  const { give, show } = await openWaiting(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await give(noor, 9_000);
  await give(ben, 3_000);
  using viewer = await speaker(app, ben);
  expect(await waitingIn(viewer, show)).toMatchObject({ preBids: 2, opensAt: 3_200 });
  await app.db.transaction().execute(async (tx) => auctionsPart.forget?.(tx, noor.id, app.clock.now()));
  expect(await waitingIn(viewer, show)).toMatchObject({ preBids: 1, opensAt: 2_000 });
});

test('what someone bid beforehand counts no more while they are suspended, and everyone sees it at once', async () => {
  await using app = await buildTestApp();
  const { give, show, host } = await openWaiting(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await give(noor, 9_000);
  await give(ben, 3_000);
  using viewer = await speaker(app, ben);
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const suspend = (suspended: boolean) =>
    admin.patch(`/api/admin/users/${noor.id}`, { suspended, reason: 'Not one who pays.' });
  expect((await suspend(true)).status).toBe(200);
  expect(await waitingIn(viewer, show)).toMatchObject({ preBids: 1, opensAt: 2_000 });
  const { body } = await app.as(host).get(`/api/shows/${show.id}/hosting`);
  expect(body.lots[0].preBids).toEqual({ count: 1, opensAt: { amount: 2_000, currency: 'USD' } });
  expect((await suspend(false)).status).toBe(200);
  expect(await waitingIn(viewer, show)).toMatchObject({ preBids: 2, opensAt: 3_200 });
});

test('what someone bid beforehand counts no more while the seller lets them bid on nothing, and everyone sees it', async () => {
  await using app = await buildTestApp();
  const { give, show, shop, host } = await openWaiting(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await give(noor, 9_000);
  await give(ben, 3_000);
  using viewer = await speaker(app, ben);
  const seller = app.as(host);
  expect((await app.as(noor).put(`/api/shops/${shop.id}/bidding`)).status).toBe(200);
  const told = async (answer: Promise<{ status: number }>) => {
    expect((await answer).status).toBeLessThan(300);
    await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
    const sums = (await seller.get(`/api/shows/${show.id}/hosting`)).body.lots[0].preBids;
    const seen = await waitingIn(viewer, show);
    expect(seen).toMatchObject({ preBids: sums.count, opensAt: sums.opensAt.amount });
    return sums.count;
  };
  const block = `/api/users/${noor.id}/block`;
  const ban = `/api/shows/${show.id}/chat/bans/${noor.id}`;
  const bidder = `/api/shops/${shop.id}/bidders/${noor.id}`;
  expect(await told(seller.put(block))).toBe(1);
  expect(await told(seller.delete(block))).toBe(2);
  expect(await told(seller.put(ban))).toBe(1);
  expect(await told(seller.delete(`/api/shops/${shop.id}/chat/bans/${noor.id}`))).toBe(2);
  expect(await told(seller.put(bidder, { state: 'rejected', limit: null }))).toBe(1);
  expect(await told(seller.put(bidder, { state: 'approved', limit: null }))).toBe(2);
});

test('who was blocked since they bid beforehand does not bid as the lot begins', async () => {
  await using app = await buildTestApp();
  const { lot, give, host, start } = await openWaiting(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await give(noor, 9_000);
  await give(ben, 3_000);
  await app.db.insertInto('user_blocks').values({ blocker_id: host.id, blocked_id: noor.id }).execute();
  expect((await start()).status).toBe(204);
  const row = app.db.selectFrom('lots').select(['leader_id', 'price_amount']).where('id', '=', lot.id);
  expect(await row.executeTakeFirst()).toEqual({ leader_id: ben.id, price_amount: 2_000 });
});

test('nobody but its bidder learns a maximum: not the host by what they read, nor by lowering the reserve', async () => {
  await using app = await buildTestApp();
  const { show, lot, url, give, host } = await openWaiting(app);
  const noor = await buildBidder(app);
  using studio = await speaker(app, host);
  const change = (body: object) => app.as(host).patch(`${url}/terms`, body);
  expect((await change({ reserve: usd(9_999_00) })).status).toBe(204);
  expect((await give(noor, 7_771)).status).toBe(204);
  for (const reserve of [9_000, 7_772, 7_771, 7_000]) {
    expect((await change({ reserve: usd(reserve) })).status).toBe(204);
    const reads = [
      (await app.as(host).get(`/api/shows/${show.id}/hosting`)).body,
      await studio.read(`rooms/${show.id}/hosting`),
      await studio.read(`rooms/${show.id}/waiting`),
      (await app.as(host).get(`/api/shows/${show.id}/pre-bids`)).body,
    ];
    const said = JSON.stringify(reads);
    expect(said).toContain('"opensAt":{"amount":2000,"currency":"USD"}');
    if (reserve !== 7_771) expect(said).not.toContain('7771');
    else expect(said.match(/7771/g)).toHaveLength(1);
  }
  const own = await app.as(noor).get(`/api/shows/${show.id}/pre-bids`);
  expect(own.body.items).toMatchObject([{ lotId: lot.id, maximum: { amount: 7_771 } }]);
});

test('a lot gets no dearer in the moment in which somebody bids on it beforehand', async () => {
  await using app = await buildTestApp();
  const { lot, url, host } = await openWaiting(app);
  const noor = await buildBidder(app);
  const { later } = await app.db.transaction().execute(async (tx) => {
    await holdLot(tx, lot.id);
    const given = { id: randomUUID(), lotId: lot.id, userId: noor.id, confirmed: false, needsCard: false };
    await putPreBid(tx, { ...given, amount: 3_000, currency: 'USD' });
    const waits = app.as(host).patch(`${url}/terms`, { start: usd(2_900) });
    await someoneWaits(app.db);
    return { later: waits };
  });
  expect((await later).body.error?.code).toBe('lot_has_pre_bids');
});

const textsOf = async (app: TestApp, user: { id: UserId }): Promise<string[]> => {
  await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
  const { body } = await app.as(user).get('/api/notifications');
  return body.items.map(({ text, params, to }: { text: string; params: { product: string }; to: string }) =>
    [text.split('.').at(-1), params.product, to].join(' '),
  );
};

test('who bid beforehand is told that a lot went from the list, and that a show ended before it came up', async () => {
  await using app = await buildTestApp();
  const { show, host, lots, queue } = await openStage(app, { lots: 3 });
  const [begun, gone, left] = lots as [(typeof lots)[0], (typeof lots)[0], (typeof lots)[0]];
  const saved = await queue({}, { title: 'Saved bowl' });
  const [noor, ben, ada] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  const give = async (who: { id: UserId }, id: string) =>
    (await app.as(who).put(`/api/lots/${id}/pre-bid`, of(3_000))).status;
  for (const { id } of [begun, gone, left]) expect(await give(noor, id)).toBe(204);
  expect(await give(ben, gone.id)).toBe(204);
  const titleOf = async ({ id }: { id: LotId }) => (await app.get(`/api/lots/${id}`)).body.product.title;
  const [goneTitle, leftTitle] = [await titleOf(gone), await titleOf(left)];
  expect((await app.as(host).post(`/api/lots/${begun.id}/start`, {})).status).toBe(204);
  // A bid at this moment is given, or refused; it is not lost.
  const removal = await app.db.transaction().execute(async (tx) => {
    await holdLot(tx, gone.id);
    const given = { id: randomUUID(), lotId: gone.id, userId: ada.id, confirmed: false, needsCard: false };
    await putPreBid(tx, { ...given, amount: 3_000, currency: 'USD' });
    const waits = app.as(host).delete(`/api/lots/${gone.id}`);
    await someoneWaits(app.db);
    return { waits };
  });
  expect((await removal.waits).status).toBe(204);
  const offList = `lotOffList ${goneTitle} /live/${show.id}`;
  for (const who of [noor, ben, ada]) expect(await textsOf(app, who)).toEqual([offList]);
  await closeLotsOver(app.db, -120_000);
  expect((await app.as(host).post(`/api/shows/${show.id}/end`)).status).toBe(204);
  expect(await textsOf(app, ben)).toEqual([offList]);
  expect(await textsOf(app, noor)).toEqual([
    `lotNotReached ${leftTitle} /live/${show.id}`,
    expect.stringMatching(/^won /),
    offList,
  ]);
  expect(await textsOf(app, host)).not.toContainEqual(expect.stringMatching(/^lot(OffList|NotReached)/));
  const late = await app.as(ben).put(`/api/lots/${saved.id}/pre-bid`, of(3_000));
  expect(late.body.error.code).toBe('lot_not_waiting');
});
