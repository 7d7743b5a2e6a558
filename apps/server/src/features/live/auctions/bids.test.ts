import { randomUUID } from 'node:crypto';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { replaceRates } from '../../../platform/settings/rates.repo.ts';
import { bidOf, buildBidder, endEarlier, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { saveCard } from '../../../testing/cards.fixture.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

test('a bidder is told their number, when it came, how long was left and how the lot stands', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  const first = await app.as(noor).post(url, bidOf(9_000, 'maximum'));
  expect(first).toMatchObject({
    status: 200,
    body: {
      ...{ number: 1, effect: 'leads' },
      standing: {
        price: { amount: 2_000 },
        nextBid: { amount: 2_100 },
        leads: true,
        maximum: { amount: 9_000 },
      },
    },
  });
  expect(first.body.msBeforeClose).toBeGreaterThan(55_000);
  expect(first.body.msBeforeClose).toBeLessThanOrEqual(60_000);
  const second = await app.as(ben).post(url, bidOf(5_000));
  expect(second.body).toMatchObject({
    ...{ number: 2, effect: 'answered' },
    standing: { price: { amount: 5_300 }, leads: false, maximum: null, bidCount: 2 },
  });
});

test('the same bid sent again is told the same again, and so is a refused one', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  const [bid, low] = [bidOf(2_500), bidOf(2_000)];
  const first = await app.as(noor).post(url, bid);
  const refused = await app.as(ben).post(url, low);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'bid_too_low' } } });
  await app.as(ben).post(url, bidOf(3_000));
  expect((await app.as(noor).post(url, bid)).body).toEqual(first.body);
  const again = await app.as(ben).post(url, low);
  expect(again.body.error).toEqual({ ...refused.body.error, requestId: again.body.error.requestId });
  const other = await app.as(noor).post(url, { ...bid, kind: 'maximum' });
  expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await app.as(ben).post(url, bid)).status).toBe(422);
  const { body: log } = await app.get(`/api/lots/${lot.id}/log`);
  expect(log.entries).toHaveLength(3);
});

test('whoever may not bid, or bids what cannot be, is told why', async () => {
  await using app = await buildTestApp();
  const { url, host, lot, shop } = await openLot(app, { confirm_above: 50_000 });
  const noor = await buildBidder(app);
  const told = async (user: typeof host, bid: object, at = url) => {
    const { status, body } = await app.as(user).post(at, bid);
    return `${status} ${body.error?.code ?? body.effect}`;
  };
  expect(await told(host, bidOf(2_500))).toBe('403 own_lot');
  expect(await told(await buildUser(app.db), bidOf(2_500))).toBe('409 bid_address_needed');
  const reach = (ships_to: string[] | null) =>
    app.db.updateTable('shipping_profiles').set({ ships_to }).where('shop_id', '=', shop.id).execute();
  await reach(['AQ']);
  expect(await told(noor, bidOf(2_500))).toBe('409 bid_not_sent');
  await reach(null);
  expect(await told(noor, bidOf(1_999))).toBe('409 bid_below_start');
  expect(await told(noor, bidOf(1_000_000_001))).toBe('400 bid_too_high');
  expect(await told(noor, { ...bidOf(2_500), amount: { amount: 2_500, currency: 'EUR' } })).toBe(
    '400 wrong_currency',
  );
  expect(await told(noor, bidOf(60_000))).toBe('409 confirm_bid');
  for (const amount of ['many', Number.NaN, -5, 0, 20.5, null, 2 ** 60])
    expect(await told(noor, bidOf(amount as number)), String(amount)).toBe('400 invalid_input');
  expect(await told(noor, bidOf(2_500), `/api/lots/${randomUUID()}/bids`)).toBe('404 not_found');
  const blocked = await buildBidder(app);
  await app.db.insertInto('user_blocks').values({ blocker_id: host.id, blocked_id: blocked.id }).execute();
  expect(await told(blocked, bidOf(2_500))).toBe('403 bidding_blocked');
  const banned = await buildBidder(app);
  await app.as(host).put(`/api/shows/${lot.show_id}/chat/bans/${banned.id}`);
  expect(await told(banned, bidOf(2_500))).toBe('403 bidding_blocked');
  expect(await told(noor, { ...bidOf(60_000), confirmed: true })).toBe('200 leads');
  const { body: log } = await app.get(`/api/lots/${lot.id}/log`);
  expect(log.entries).toHaveLength(2);
  expect(shop.id).toBeDefined();
});

test('a shop that approves its bidders hears of each who asks, and may say how much', async () => {
  await using app = await buildTestApp();
  const { url, shop } = await openLot(app, { needs_approval: true });
  const noor = await buildBidder(app);
  const code = async (amount: number) => (await app.as(noor).post(url, bidOf(amount))).body.error?.code;
  expect([await code(2_500), await code(2_500)]).toEqual([
    'bidder_approval_pending',
    'bidder_approval_pending',
  ]);
  const asked = await app.db.selectFrom('bidder_approvals').select(['user_id', 'state']).execute();
  expect(asked).toEqual([{ user_id: noor.id, state: 'pending' }]);
  const decide = (state: 'approved' | 'rejected', limit: number | null) =>
    app.db
      .updateTable('bidder_approvals')
      .set({
        state,
        decided_at: new Date(),
        limit_amount: limit,
        limit_currency: limit === null ? null : 'USD',
      })
      .where('shop_id', '=', shop.id)
      .execute();
  await decide('rejected', null);
  expect(await code(2_500)).toBe('bidder_rejected');
  await decide('approved', 5_000);
  expect(await code(5_001)).toBe('over_bidder_limit');
  expect(await code(5_000)).toBeUndefined();
});

test('what a shop lets somebody bid holds in the currency of its guest, by the operator’s rates', async () => {
  await using app = await buildTestApp();
  const { url, shop } = await openLot(app, { currency: 'EUR' });
  const noor = await buildBidder(app);
  const bid = async (amount: number) => {
    const body = { ...bidOf(amount), amount: { amount, currency: 'EUR' } };
    return (await app.as(noor).post(url, body)).body.error?.code;
  };
  const usd5000 = { limit_amount: 5_000, limit_currency: 'USD', state: 'approved' as const };
  const approval = { shop_id: shop.id, user_id: noor.id, asked_at: app.clock.now() };
  await app.db
    .insertInto('bidder_approvals')
    .values({ ...approval, ...usd5000, decided_at: app.clock.now() })
    .execute();
  // What cannot be counted is over any limit.
  expect(await bid(2_500)).toBe('over_bidder_limit');
  await replaceRates(app.db, 'USD', [{ currency: 'EUR', rate: '1.25' }], app.clock.now());
  expect([await bid(4_001), await bid(4_000)]).toEqual(['over_bidder_limit', undefined]);
});

test('one millisecond late is late, and told by how much', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  const noor = await buildBidder(app);
  await endEarlier(app, lot.id, 61_000);
  const late = await app.as(noor).post(url, bidOf(9_000));
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'bid_too_late' } } });
  expect(late.body.error.details.msBeforeClose).toBeLessThanOrEqual(-1_000);
  await app.db.updateTable('lots').set({ state: 'queued', starts_at: null, ends_at: null }).execute();
  const early = await app.as(noor).post(url, bidOf(9_000));
  expect(early.body.error).toMatchObject({ code: 'lot_not_started', details: { msBeforeClose: null } });
});

test('limits that bidders set themselves count what they lead elsewhere, and a break is a break', async () => {
  await using app = await buildTestApp();
  const [one, other] = [await openLot(app), await openLot(app)];
  const noor = await buildBidder(app);
  await app.as(noor).put('/api/self-limits', { day: { amount: 10_000, currency: 'USD' } });
  const bid = async (url: string, amount: number) =>
    (await app.as(noor).post(url, bidOf(amount, 'maximum'))).body.error?.code;
  expect(await bid(one.url, 10_001)).toBe('spending_limit_reached');
  expect(await bid(one.url, 6_000)).toBeUndefined();
  expect(await bid(one.url, 9_000)).toBeUndefined();
  expect(await bid(other.url, 2_000)).toBe('spending_limit_reached');
  expect(await bid(one.url, 7_000)).toBeUndefined();
  expect(await bid(other.url, 2_500)).toBeUndefined();
  await app.as(noor).post('/api/self-limits/cool-down', { days: 1 });
  expect(await bid(other.url, 2_600)).toBe('cooling_down');
});

test('the log of a lot is right at every moment, and tells no maximum before the price has come to it', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app, { reserve_amount: 4_000 });
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  expect((await app.get(`/api/lots/${lot.id}/log`)).body).toMatchObject({ head: null, entries: [] });
  await app.as(noor).post(url, bidOf(12_345, 'maximum'));
  await app.as(ben).post(url, bidOf(5_000));
  const { body: log } = await app.get(`/api/lots/${lot.id}/log`);
  expect(verifyLotLog(log)).toMatchObject({ ok: true, entries: 3, isClosed: false });
  expect(JSON.stringify(log)).not.toContain('12345');
  expect(JSON.stringify(log)).not.toContain(noor.id);
});

test('where cards are taken nobody bids without one', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const { url } = await openLot(app);
  const noor = await buildBidder(app);
  const refused = await app.as(noor).post(url, bidOf(2_500));
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'bid_card_needed' } } });
  await saveCard(app, sandbox, noor);
  // Nobody wins what their card cannot be charged.
  const beyond = { ...bidOf(100_000_000), confirmed: true };
  expect((await app.as(noor).post(url, beyond)).body.error?.code).toBe('bid_too_high');
  expect((await app.as(noor).post(url, bidOf(2_500))).body).toMatchObject({ effect: 'leads' });
});

test('what it costs to get a lot is told also of one that has no listing of its own, to whom the lot is shown', async () => {
  await using app = await buildTestApp();
  const { lot, show } = await openLot(app, { is_quick: true });
  await app.db.updateTable('products').set({ status: 'archived' }).where('id', '=', lot.product_id).execute();
  const url = `/api/lots/${lot.id}/delivery`;
  expect((await app.get(`/api/products/${lot.product_id}/delivery?country=US`)).status).toBe(404);
  const { status, body } = await app.get(`${url}?country=US`);
  expect([status, body.cheapest?.price.currency]).toEqual([200, 'USD']);
  expect((await app.get(url)).status).toBe(400);
  await app.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', show.shop_id).execute();
  expect((await app.get(`${url}?country=US`)).status).toBe(404);
});
