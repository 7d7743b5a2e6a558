import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { hashOfSecret, momentOfSecret } from '@souk/shared/live/auctions/closing.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder, waitingBid } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { openSelling } from '../../../testing/seller.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { holdLot } from './bids.repo.ts';
import { closeLotsOver } from './closing.service.ts';
import { decideBids } from './decide-bids.ts';
import { buildLot } from './lot.builder.ts';
import { readLotLog } from './lot-log.service.ts';
import { keepProduct } from './lots.repo.ts';
import { putPreBid } from './pre-bid.repo.ts';
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

const waitingAuction = async (app: TestApp, terms: object) => {
  const { onSale, shop, caller } = await openSelling(app);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const auction = { reserve: null, durationSeconds: 3_600, ...terms };
  const product = await onSale({ listingKind: 'auction', price: usd(2_000), available: 1, auction });
  await heard(app);
  const { _id: lotId } = (await app.get(`/api/products/${product._id}`)).body.lot;
  return { product, caller, auction, lotId, lot: async () => (await app.get(`/api/lots/${lotId}`)).body };
};

const lotIn = (app: TestApp) => app.db.selectFrom('lots').selectAll().executeTakeFirstOrThrow();

test('the floor of an auction rises with each extension, and bids above an amount are to be confirmed', async () => {
  await using app = await buildTestApp();
  const closing = { kind: 'rising-floor', seconds: 3_600, most: null } as const;
  const { lotId, lot } = await waitingAuction(app, { closing, confirmAbove: usd(9_000) });
  await startLotsDue(app.db);
  const noor = app.as(await buildBidder(app));
  await noor.post(`/api/lots/${lotId}/bids`, bidOf(2_500));
  expect(await lot()).toMatchObject({ extensions: 1, nextBid: { amount: 2_700 } });
  const high = await noor.post(`/api/lots/${lotId}/bids`, bidOf(9_001, 'maximum'));
  expect(high.body.error.code).toBe('confirm_bid');
  const meant = { ...bidOf(9_001, 'maximum'), confirmed: true };
  expect((await noor.post(`/api/lots/${lotId}/bids`, meant)).status).toBe(200);
});

test('when an auction closes at random is drawn as it is listed: its hash is shown beforehand and stays, its moment is told to nobody', async () => {
  await using app = await buildTestApp();
  const startsAt = '2030-01-01T18:30:00.000Z';
  const closing = { kind: 'random', seconds: 600 } as const;
  const { product, caller, auction, lotId, lot } = await waitingAuction(app, { closing, startsAt });
  const { secret } = await lotIn(app);
  const hash = hashOfSecret(String(secret));
  expect((await lot()).closing).toEqual({ ...closing, hash });
  const change = async (version: number, terms: object) => {
    const sent = { version, auction: { ...auction, ...terms } };
    expect((await caller.patch(`/api/products/${product._id}`, sent)).status).toBe(200);
    await heard(app);
  };
  await change(1, { durationSeconds: 7_200, startsAt: null });
  expect((await lot()).closing).toEqual({ ...closing, hash });
  expect(await startLotsDue(app.db)).toBe(1);
  const { closes_at, ends_at, starts_at } = await lotIn(app);
  const endsAt = Number(ends_at);
  expect(endsAt - Number(starts_at)).toBe(7_200_000);
  expect(Number(closes_at)).toBe(momentOfSecret(String(secret), { endsAt, seconds: 600 }));
  expect(await lot()).toMatchObject({ endsAt: new Date(endsAt).toISOString() });
  await app.as(await buildBidder(app)).post(`/api/lots/${lotId}/bids`, bidOf(2_500));
  expect((await readLotLog(app.db, lotId)).secret).toBeNull();
  await closeLotsOver(app.db, -7_200_000);
  const log = await readLotLog(app.db, lotId);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
  expect(log.secret).toBe(secret);
});

test('who bid before an auction begins bids as it begins, the earlier first; until then each may change theirs or take it back', async () => {
  await using app = await buildTestApp();
  const { product, lotId } = await waitingAuction(app, { startsAt: '2030-01-01T18:30:00.000Z' });
  const [noor, ben, ada] = [await buildBidder(app), await buildBidder(app), await buildBidder(app)];
  const url = `/api/lots/${lotId}/pre-bid`;
  const give = (who: { id: UserId }, amount: number) =>
    app.as(who).put(url, { id: randomUUID(), amount: usd(amount) });
  const own = async (who: { id: UserId }) => (await app.as(who).get(url)).body;
  expect((await give(noor, 1_999)).body.error.code).toBe('bid_below_start');
  for (const [who, amount] of [[noor, 3_400] as const, [ben, 9_000] as const, [ada, 3_400] as const])
    expect((await give(who, amount)).status).toBe(204);
  await give(ben, 3_000);
  expect(await own(ben)).toEqual({ maximum: usd(3_000) });
  using viewer = await speaker(app, null);
  expect(await viewer.read(`auctions/${product._id}/waiting`)).toMatchObject([
    { id: lotId, data: { preBids: 3, opensAt: 3_400 } },
  ]);
  expect((await app.as(ada).delete(url)).status).toBe(204);
  expect(await own(ada)).toEqual({ maximum: null });
  const [told] = await viewer.until(([doc]) => doc?.data.preBids === 2);
  expect(told?.data).toMatchObject({ opensAt: 3_200 });
  await app.db.updateTable('lots').set({ starts_at: new Date() }).execute();
  expect(await startLotsDue(app.db)).toBe(1);
  const { leader_id, price_amount, starts_at, ends_at, extensions } = await lotIn(app);
  expect({ leader_id, price_amount, extensions }).toEqual({
    ...{ leader_id: noor.id, price_amount: 3_200, extensions: 0 },
  });
  expect(Number(ends_at) - Number(starts_at)).toBe(3_600_000);
  const log = await readLotLog(app.db, lotId);
  expect(log.entries.map(({ kind }) => kind)).toEqual(['opened', 'maximum', 'maximum']);
  expect(verifyLotLog(log)).toMatchObject({ ok: true });
  await heard(app);
  expect(await listOf(app, ben)).toEqual(['notifications.text.outbid']);
  expect(await listOf(app, noor)).toEqual([]);
  expect((await give(ada, 9_000)).body.error.code).toBe('lot_not_waiting');
  expect((await app.as(noor).delete(url)).body.error.code).toBe('lot_not_waiting');
});

test('once somebody bid before an auction begins it gets cheaper, and never dearer', async () => {
  await using app = await buildTestApp();
  const startsAt = '2030-01-01T18:30:00.000Z';
  const steps = [{ below: null, step: usd(100) }];
  const { product, caller, auction, lotId } = await waitingAuction(app, { startsAt, steps });
  const noor = await buildBidder(app);
  const give = (amount: number) =>
    app.as(noor).put(`/api/lots/${lotId}/pre-bid`, { id: randomUUID(), amount: usd(amount) });
  const change = (body: object, version = 1) =>
    caller.patch(`/api/products/${product._id}`, { version, ...body });
  const { later } = await app.db.transaction().execute(async (tx) => {
    await holdLot(tx, lotId);
    await keepProduct(tx, product._id);
    const given = { id: randomUUID(), lotId, userId: noor.id, confirmed: false, needsCard: false };
    await putPreBid(tx, { ...given, amount: 3_000, currency: 'USD' });
    const waits = change({ price: usd(2_900) });
    await someoneWaits(app.db);
    return { later: waits };
  });
  const dearer = [
    await later,
    await change({ auction: { ...auction, reserve: usd(2_500) } }),
    await change({ auction: { ...auction, steps: [{ below: null, step: usd(500) }] } }),
  ];
  expect(dearer.map(({ body }) => body.error?.code)).toEqual(Array(3).fill('lot_has_pre_bids'));
  const cheaper = { price: usd(1_500), auction: { ...auction, durationSeconds: 7_200 } };
  expect((await change(cheaper)).status).toBe(200);
  await heard(app);
  using viewer = await speaker(app, noor);
  const [told] = (await viewer.read(`auctions/${product._id}/waiting`)) as Array<{ data: object }>;
  expect(told?.data).toMatchObject({ preBids: 1, opensAt: 1_500 });
  await app.as(noor).delete(`/api/lots/${lotId}/pre-bid`);
  // Dearer since a moment ago, which the lot has not heard of yet.
  expect((await change({ price: usd(4_000) }, 2)).status).toBe(200);
  expect((await give(3_000)).body.error).toMatchObject({
    code: 'bid_below_start',
    details: { least: usd(4_000) },
  });
});

test('who bid before an auction begins is told when it begins at another time, and when it is taken down', async () => {
  await using app = await buildTestApp();
  const { product, caller, auction, lotId } = await waitingAuction(app, {
    startsAt: '2030-01-01T18:30:00.000Z',
  });
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await app.as(noor).put(`/api/lots/${lotId}/pre-bid`, { id: randomUUID(), amount: usd(3_000) });
  const change = async (version: number, body: object) => {
    const answer = await caller.patch(`/api/products/${product._id}`, { version, ...body });
    expect(answer.status).toBe(200);
    // The lot follows its product first.
    for (const _twice of [1, 2]) await heard(app);
  };
  await change(1, { title: 'Renamed' });
  expect(await listOf(app, noor)).toEqual([]);
  await change(2, { auction: { ...auction, startsAt: '2030-01-02T18:30:00.000Z' } });
  expect(await listOf(app, noor)).toEqual(['notifications.text.lotMoved']);
  expect((await app.as(noor).get('/api/own-auctions?view=waiting')).body.items).toMatchObject([
    { lot: { _id: lotId }, startsAt: '2030-01-02T18:30:00.000Z' },
  ]);
  expect((await caller.post(`/api/products/${product._id}/archive`)).status).toBe(200);
  for (const _twice of [1, 2]) await heard(app);
  // Of one auction what was said last stands.
  expect(await listOf(app, noor)).toEqual(['notifications.text.lotTakenDown']);
  expect(await listOf(app, ben)).toEqual([]);
  expect((await app.as(noor).get('/api/own-auctions?view=waiting')).body.items).toEqual([]);
});

test('who cannot bid any more as an auction begins is told why, and the others bid', async () => {
  await using app = await buildTestApp();
  const { lotId } = await waitingAuction(app, { startsAt: '2030-01-01T18:30:00.000Z' });
  const shop = await app.db.selectFrom('shops').selectAll().executeTakeFirstOrThrow();
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const sinceThen: Record<string, (user_id: UserId) => Promise<unknown>> = {
    preBidNotWanted: (blocked_id) =>
      app.db.insertInto('user_blocks').values({ blocker_id: shop.owner_id, blocked_id }).execute(),
    preBidOverLimit: (user_id) =>
      app.db
        .insertInto('bidder_approvals')
        .values({
          ...{ shop_id: shop.id, user_id, state: 'approved', asked_at: now, decided_at: now },
          ...{ limit_amount: 5_000, limit_currency: 'USD' },
        })
        .execute(),
    preBidOnBreak: (user_id) =>
      app.db.insertInto('self_care').values({ user_id, cool_down_until: later }).execute(),
    preBidNoAddress: (user_id) => app.db.deleteFrom('addresses').where('user_id', '=', user_id).execute(),
    preBidNoCard: (user_id) =>
      // Cards are taken where it was given.
      app.db.updateTable('lot_pre_bids').set({ needs_card: true }).where('user_id', '=', user_id).execute(),
  };
  const texts = Object.keys(sinceThen);
  const people = new Map<string, Awaited<ReturnType<typeof buildBidder>>>();
  for (const text of [...texts, 'suspended', 'leads']) {
    const user = await buildBidder(app);
    people.set(text, user);
    const body = { id: randomUUID(), amount: usd(text === 'leads' ? 3_000 : 9_000) };
    expect((await app.as(user).put(`/api/lots/${lotId}/pre-bid`, body)).status).toBe(204);
  }
  const whoseIs = (text: string) => people.get(text)?.id as UserId;
  for (const text of texts) await sinceThen[text]?.(whoseIs(text));
  await app.db
    .updateTable('users')
    .set({ suspended_at: now })
    .where('id', '=', whoseIs('suspended'))
    .execute();
  await app.db.updateTable('lots').set({ starts_at: now }).execute();
  expect(await startLotsDue(app.db)).toBe(1);
  expect(await lotIn(app)).toMatchObject({ leader_id: whoseIs('leads'), price_amount: 2_000, bid_count: 1 });
  await heard(app);
  for (const text of texts)
    expect(await listOf(app, { id: whoseIs(text) })).toEqual([`notifications.text.${text}`]);
  expect(await listOf(app, { id: whoseIs('leads') })).toEqual([]);
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
