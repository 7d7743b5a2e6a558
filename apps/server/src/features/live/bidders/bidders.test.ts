import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { closeLotsOver } from '../auctions/index.ts';
import { buildLot } from '../auctions/lot.builder.ts';

const leaderOf = async (app: TestApp, { show_id, id }: { show_id: string | null; id: string }) => {
  const { rows } = await app.database.pool.query(
    `select data->'leader' as leader from live_documents where collection = $1 and id = $2`,
    [`rooms/${show_id}/lots`, id],
  );
  return rows[0]?.leader;
};

test('a bidder who chose an alias is nobody else to others, in the room and in the log, and stays so within a show', async () => {
  await using app = await buildTestApp();
  const { lot, url, show } = await openLot(app);
  const noor = await buildBidder(app);
  const caller = app.as(noor);
  await caller.put('/api/auction-name', { alias: 'quiet.fox' });
  await caller.post(url, bidOf(2_500));
  const { shownIds } = (await caller.get('/api/auction-name')).body;
  expect(await leaderOf(app, lot)).toEqual({ id: shownIds[1], handle: 'quiet.fox' });
  expect(shownIds[0]).toBe(noor.id);
  const { body } = await app.get(`/api/lots/${lot.id}`);
  expect(body.leader).toEqual({ id: shownIds[1], handle: 'quiet.fox' });
  expect(body.bidders).toEqual([{ number: 1, id: shownIds[1], handle: 'quiet.fox', picture: null }]);
  expect(JSON.stringify(body)).not.toContain(noor.id);
  // Another name from now on: not where they are known already, nor in another lot of that show.
  await caller.put('/api/auction-name', { alias: null });
  await app.as(await buildBidder(app, 'Ben')).post(url, bidOf(3_000));
  await caller.post(url, bidOf(4_000));
  expect((await leaderOf(app, lot)).handle).toBe('quiet.fox');
  await closeLotsOver(app.db, -120_000);
  const now = Date.now();
  const next = await buildLot(app.db, {
    ...{ show_id: show.id, number: 2, state: 'running', start_amount: 1_000 },
    ...{ starts_at: new Date(now - 1_000), ends_at: new Date(now + 60_000) },
  });
  await caller.post(`/api/lots/${next.id}/bids`, bidOf(1_500));
  expect((await leaderOf(app, next)).handle).toBe('quiet.fox');
  const other = await openLot(app);
  await caller.post(other.url, bidOf(2_500));
  expect(await leaderOf(app, other.lot)).toEqual({ id: noor.id, handle: noor.handle });
});

test('nobody takes the name of somebody else, and five names are the most', async () => {
  await using app = await buildTestApp();
  const [noor, ben] = [await buildBidder(app), await buildBidder(app, 'Ben')];
  const as = (user: typeof noor, alias: string | null) => app.as(user).put('/api/auction-name', { alias });
  expect((await as(noor, ben.handle)).body.error.details[0].field).toBe('alias');
  expect((await as(noor, 'Quiet.Fox')).body).toMatchObject({ alias: 'quiet.fox', used: ['quiet.fox'] });
  expect((await as(ben, 'quiet.fox')).status).toBe(400);
  expect((await as(ben, 'souk.support')).status).toBe(400);
  expect((await as(noor, null)).body.alias).toBeNull();
  for (const n of [2, 3, 4, 5]) expect((await as(noor, `fox-number-${n}`)).status).toBe(200);
  expect((await as(noor, 'fox-number-6')).body.error.code).toBe('too_many_aliases');
  expect((await as(noor, 'quiet.fox')).body.alias).toBe('quiet.fox');
});

test('a seller lets somebody bid up to a limit, and they hear of it at once', async () => {
  await using app = await buildTestApp();
  const { lot, url, shop, host } = await openLot(app, { needs_approval: true });
  const noor = await buildBidder(app);
  const [buyer, seller] = [app.as(noor), app.as(host)];
  expect((await buyer.get(`/api/shops/${shop.id}/bidding`)).body).toEqual({ state: null, limit: null });
  expect((await buyer.put(`/api/shops/${shop.id}/bidding`)).body).toEqual({ state: 'pending', limit: null });
  expect((await seller.put(`/api/shops/${shop.id}/bidding`)).status).toBe(403);
  expect((await buyer.post(url, bidOf(2_500))).body.error.code).toBe('bidder_approval_pending');
  const list = async (state: string) =>
    (await seller.get(`/api/shops/${shop.id}/bidders?state=${state}`)).body;
  expect(await list('pending')).toMatchObject({
    items: [{ person: { _id: noor.id }, state: 'pending', wins: 0 }],
    counts: { pending: 1, approved: 0, rejected: 0 },
  });
  const decide = (state: string, amount: number | null, currency = 'USD') =>
    seller.put(`/api/shops/${shop.id}/bidders/${noor.id}`, {
      ...{ state, limit: amount === null ? null : { amount, currency } },
    });
  expect((await decide('approved', 3_000, 'EUR')).status).toBe(400);
  expect((await decide('approved', 3_000)).status).toBe(204);
  const { rows } = await app.database.pool.query('select data from live_documents where collection = $1', [
    `bidders/${noor.id}/approvals`,
  ]);
  expect(rows[0].data).toEqual({ state: 'approved', limit: { amount: 3_000, currency: 'USD' } });
  expect((await buyer.post(url, bidOf(3_500))).body.error.code).toBe('over_bidder_limit');
  expect((await buyer.post(url, bidOf(2_500))).status).toBe(200);
  await decide('rejected', null);
  expect((await buyer.post(url, bidOf(2_900))).body.error.code).toBe('bidder_rejected');
  expect((await list('rejected')).items).toHaveLength(1);
  const nobody = await seller.put(`/api/shops/${shop.id}/bidders/${lot.id}`, { state: 'approved' });
  expect(nobody.status).toBe(404);
  expect((await buyer.get(`/api/shops/${shop.id}/bidders`)).status).toBe(403);
});

test('who decides on bidders sees at once how many wait, and nobody else does', async () => {
  await using app = await buildTestApp();
  const { show } = await openLot(app);
  const shop = await app.db
    .selectFrom('shops')
    .selectAll()
    .where('id', '=', show.shop_id)
    .executeTakeFirstOrThrow();
  const noor = await buildBidder(app);
  const waiting = async () => {
    const { rows } = await app.database.pool.query(
      'select data from live_documents where collection = $1 and id = $2',
      [`bidders/${shop.owner_id}/asking`, shop.id],
    );
    return rows[0]?.data ?? null;
  };
  await app.as(noor).put(`/api/shops/${shop.id}/bidding`);
  expect(await waiting()).toEqual({ waiting: 1 });
  await app.as(shop.owner_id).put(`/api/shops/${shop.id}/bidders/${noor.id}`, { state: 'approved' });
  expect(await waiting()).toEqual({ waiting: 0 });
});

test('who asks a seller by bidding sees that they wait, and the seller that somebody does, once', async () => {
  await using app = await buildTestApp();
  const { url, shop, host } = await openLot(app, { needs_approval: true });
  const noor = await buildBidder(app);
  const seen = async (collection: string) => {
    await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
    const { rows } = await app.database.pool.query(
      'select data from live_documents where collection = $1 and id = $2',
      [collection, shop.id],
    );
    return rows[0]?.data ?? null;
  };
  expect((await app.as(noor).post(url, bidOf(2_500))).body.error.code).toBe('bidder_approval_pending');
  expect(await seen(`bidders/${host.id}/asking`)).toEqual({ waiting: 1 });
  expect(await seen(`bidders/${noor.id}/approvals`)).toEqual({ state: 'pending', limit: null });
  await app.as(noor).post(url, bidOf(2_600));
  const asked = await app.database.pool.query(`select from outbox where topic = 'bidder.asking'`);
  expect(asked.rows).toHaveLength(1);
});

test('who is refused a purchase at once, or a bid beforehand, for want of approval has asked by it, once', async () => {
  await using app = await buildTestApp();
  const { lot, shop } = await openLot(app, { needs_approval: true, buy_now_amount: 9_000 });
  const asking = async (user: { id: UserId }) => ({
    approval: (await app.as(user).get(`/api/shops/${shop.id}/bidding`)).body.state,
    announced: (await app.database.pool.query(`select from outbox where topic = 'bidder.asking'`)).rowCount,
  });
  const [noor, ben] = [await buildBidder(app), await buildBidder(app, 'Ben')];
  for (let times = 0; times < 2; times += 1) {
    const bought = await app.as(noor).post(`/api/lots/${lot.id}/buy-now`);
    expect(bought.body.error.code).toBe('bidder_approval_pending');
    expect(await asking(noor)).toEqual({ approval: 'pending', announced: 1 });
  }

  const waiting = await buildLot(app.db, {
    ...{ product_id: lot.product_id, show_id: lot.show_id, number: 2 },
    ...{ state: 'queued', start_amount: 2_000, needs_approval: true },
  });
  const preBid = () =>
    app.as(ben).put(`/api/lots/${waiting.id}/pre-bid`, {
      id: randomUUID(),
      amount: { amount: 3_000, currency: 'USD' },
    });
  for (let times = 0; times < 2; times += 1) {
    expect((await preBid()).body.error.code).toBe('bidder_approval_pending');
    expect(await asking(ben)).toEqual({ approval: 'pending', announced: 2 });
  }
});
