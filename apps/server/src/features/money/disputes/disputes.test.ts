import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { HOUR_MS, openDisputedMarket, usd } from '../../../testing/disputes.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, buy, key, stockOf } from '../../../testing/paying.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { findOpenMatters } from '../../market/shops/open-matters.repo.ts';
import { disputesPart } from './disputes.personal.ts';

const DAY_MS = 24 * HOUR_MS;

const whereTo = { text: 'Mirel Ceramics, 4 Kiln Lane, Portland, ME 04101, United States' };

test('a buyer shows what broke, declines a part, and staff give back half', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, net, owner, maya } = market;
  await market.arrive();
  await market.complete();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net });
  expect((await market.matters()).ways.map(({ kind }) => kind)).toEqual(['return', 'problem']);

  const picture = await market.photo('buyer');
  const { status, body: opened } = await market.open({ pictures: [picture] });
  expect([status, opened.state, opened.can.withdraw, opened.can.offerPart]).toEqual([
    201,
    'open',
    true,
    false,
  ]);
  expect(opened.entries).toMatchObject([{ kind: 'opened', by: 'buyer', pictures: [picture] }]);
  expect([await market.stateOf(), (await market.matters()).ways]).toEqual(['disputed', []]);
  // They are at odds: it is reviewed once that is over.
  const mayReview = async () => (await app.as(maya).get(`/api/orders/${market.order._id}`)).body.can.review;
  expect(await mayReview()).toBe(false);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-frozen': net });
  expect((await bellOf(app, owner)).items.map(({ text }) => text)).toContain(
    'notifications.text.problemReported',
  );

  const offered = await market.step('seller', 'offer-part', { amount: usd(2_000), text: 'A discount?' });
  expect(offered.body).toMatchObject({ state: 'part-offered', offered: usd(2_000), can: { decline: false } });
  expect((await bellOf(app, maya)).items[0]).toMatchObject({
    text: 'notifications.text.disputeOffer',
    params: { price: usd(2_000) },
  });
  const declined = await market.step('buyer', 'decline', { text: 'It is broken.' });
  expect(declined.body).toMatchObject({ state: 'with-staff', answerBy: null });
  expect((await market.say('seller', { text: 'It left here whole.' })).status).toBe(200);

  const listed = (await market.staff.get('/api/admin/disputes?of=to-decide')).body;
  expect(listed).toMatchObject({ total: 1, items: [{ buyer: 'Maya Okafor', state: 'with-staff' }] });
  const decided = await market.decide('part', { amount: usd(6_725) });
  expect(decided.body).toMatchObject({ state: 'part-refunded', offered: usd(6_725), can: { decide: false } });
  expect(await mayReview()).toBe(true);
  expect(await market.stateOf()).toBe('completed');
  // Half of the commission comes back; what is left is free again.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net - (6_725 - 512) });
  for (const person of [owner, maya])
    expect((await bellOf(app, person)).items.map(({ text }) => text)).toContain(
      'notifications.text.disputeDecided',
    );
  const written = await app.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'dispute.decided')
    .executeTakeFirstOrThrow();
  expect(written.details).toMatchObject({ decision: 'part', reason: 'We looked at the pictures.' });
  await market.finishActs();
  expect((await market.matters()).items[0]?.entries.map(({ kind }) => kind)).toEqual([
    ...['opened', 'part-offered', 'declined', 'said', 'part-refunded'],
  ]);
});

test('of an order that was sent in part only what its shop still has is on sale again', async () => {
  await using market = await openDisputedMarket();
  const { app, order, variantId } = market;
  const lines = [{ lineId: order.lines[0]?._id, quantity: 1 }];
  expect((await market.act('seller', 'ship', { lines })).status).toBe(200);
  app.clock.forward(29 * DAY_MS);
  expect((await market.open({ reason: 'not-arrived' })).status).toBe(201);
  const before = await stockOf(app.db, variantId);
  expect((await market.step('seller', 'refund')).status).toBe(200);
  expect(await stockOf(app.db, variantId)).toBe(before + 1);
});

test('evidence is seen by buyer, shop and staff alone, and is its sender’s own', async () => {
  await using market = await openDisputedMarket();
  const { app, buyer, seller, staff } = market;
  await market.arrive();
  const foreign = await market.photo('seller');
  expect((await market.open({ pictures: [foreign] })).body.error.code).toBe('invalid_input');
  const picture = await market.photo('buyer');
  const { body: opened } = await market.open({ pictures: [picture] });
  expect((await market.say('buyer', { text: '', pictures: [picture] })).body.error.code).toBe(
    'invalid_input',
  );
  for (const one of [buyer, seller, staff]) {
    const { body } = await one.get(`/api/disputes/${opened._id}/pictures`);
    expect((await app.get(body.items[0].url)).status).toBe(200);
  }
  const stranger = app.as(await buildUser(app.db));
  for (const path of ['', '/pictures'])
    expect((await stranger.get(`/api/disputes/${opened._id}${path}`)).status).toBe(404);
  expect((await stranger.get(`/api/orders/${market.order._id}/disputes`)).status).toBe(404);
  const said = await stranger.post(`/api/disputes/${opened._id}/messages`, { text: 'Me too.' }, key());
  expect(said.status).toBe(404);
  expect((await stranger.get(`/api/files/${picture}/url`)).status).toBe(404);
  expect((await buyer.delete(`/api/files/${picture}`)).status).toBe(409);
});

test('goods go back, the shop says that they came, and all of the money is returned', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, net } = market;
  await market.arrive();
  await market.open({ kind: 'return', reason: 'changed-mind', text: '' });
  expect([await market.stateOf(), await booksOf(app.db, shop.id)]).toEqual([
    'return-requested',
    { 'shop-frozen': net },
  ]);
  expect((await market.step('seller', 'agree-to-return', whereTo)).body.state).toBe('returning');
  const sent = await market.step('buyer', 'send-back', { tracking: 'UPS 1Z 999' });
  expect(sent.body).toMatchObject({ state: 'sent-back', can: { withdraw: true } });
  expect((await market.step('seller', 'refund', { text: 'Thank you.' })).body.state).toBe('refunded');
  const { body: order } = await market.buyer.get(`/api/orders/${market.order._id}`);
  expect(order).toMatchObject({ state: 'refunded', refunded: usd(13_450), lines: [{ refunded: 2 }] });
  expect(order.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['refunded', 'refunded', 'returned', 'return-asked', 'delivered', 'shipped', 'paid', 'placed'],
  ]);
  // The payment fee stays with the shop.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });
});

test('nobody is asked to send something back without knowing where', async () => {
  await using market = await openDisputedMarket();
  await market.arrive();
  await market.open({ kind: 'return', reason: 'changed-mind', text: '' });
  const { status, body } = await market.step('seller', 'agree-to-return');
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  expect((await market.only()).state).toBe('open');
  await market.step('seller', 'agree-to-return', whereTo);
  expect((await market.only()).entries.at(-1)?.text).toBe(whereTo.text);
});

test('what never left its shop cannot be asked back, by the shop or by staff', async () => {
  await using market = await openDisputedMarket();
  market.app.clock.forward(30 * 24 * 3_600_000 - 1_000);
  await market.open({ reason: 'not-arrived' });
  expect((await market.only()).can).toMatchObject({ offerReturn: false, askForReturn: false });
  const offered = await market.step('seller', 'offer-return', whereTo);
  expect([offered.status, offered.body.error.code]).toEqual([409, 'nothing_to_return']);
  await market.step('seller', 'refuse');
  const decided = await market.decide('return');
  expect([decided.status, decided.body.error.code]).toEqual([409, 'nothing_to_return']);
});

test('what came back is on sale again where its shop says so, and only then', async () => {
  for (const restock of [true, false]) {
    await using market = await openDisputedMarket();
    const { app, variantId } = market;
    const left = async () =>
      app.db
        .selectFrom('product_variants')
        .select('available')
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow();
    const { available } = await left();
    await market.arrive();
    await market.open({ kind: 'return', reason: 'changed-mind', text: '' });
    await market.step('seller', 'agree-to-return', whereTo);
    await market.step('buyer', 'send-back');
    expect((await market.step('seller', 'refund', { restock })).body.state).toBe('refunded');
    const back = restock ? 2 : 0;
    expect(await left()).toEqual({ available: available + back });
  }
});

test('a shop that says that goods are on sale again before they came is not believed', async () => {
  await using market = await openDisputedMarket();
  const { app, variantId } = market;
  const available = async () =>
    (
      await app.db
        .selectFrom('product_variants')
        .select('available')
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow()
    ).available;
  const before = await available();
  await market.arrive();
  await market.open();
  expect((await market.step('seller', 'refund', { restock: true })).body.state).toBe('refunded');
  expect(await available()).toBe(before);
});

test('a shop that does not answer for two days leaves it to the staff', async () => {
  await using market = await openDisputedMarket();
  await market.arrive();
  await market.open();
  market.app.clock.forward(48 * HOUR_MS - 1);
  await market.followDisputes();
  expect((await market.only()).state).toBe('open');
  market.app.clock.forward(1);
  for (const _ of [1, 2]) await market.followDisputes();
  expect((await market.only('seller')).entries.map(({ kind }) => kind)).toEqual(['opened', 'passed-on']);
  expect((await market.step('seller', 'offer-part', { amount: usd(100) })).body.error.code).toBe(
    'dispute_moved_on',
  );
  // It may still give everything back.
  expect((await market.step('seller', 'refund')).body.state).toBe('refunded');
});

test('staff decide about a cancellation that the shop says nothing to, and the pieces go back to the shelf', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, variantId } = market;
  await market.act('buyer', 'ask-to-cancel', { reason: 'Bought the wrong one.' });
  app.clock.forward(48 * HOUR_MS - 1);
  await market.followDisputes();
  expect(await market.stateOf()).toBe('paid');
  app.clock.forward(1);
  for (const _ of [1, 2]) await market.followDisputes();
  expect(await market.only()).toMatchObject({ state: 'with-staff', reason: 'cancel-unanswered' });
  expect((await market.decide('refund')).body.state).toBe('refunded');
  expect([await market.stateOf(), await stockOf(app.db, variantId)]).toEqual(['refunded', 5]);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });
});

test('staff decide for whoever would like to cancel what cost nothing', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, buyer, product, staff, variantId } = market;
  await app.db.updateTable('product_variants').set({ price_amount: 0 }).execute();
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const [free] = await buy(app, { user: maya, cardId: null }, [{ product }]);
  const at = `/api/orders/${free?._id}`;
  await buyer.post(`${at}/ask-to-cancel`, { reason: 'Bought the wrong one.' }, key());
  app.clock.forward(48 * HOUR_MS);
  await market.followDisputes();
  const [dispute] = (await buyer.get(`${at}/disputes`)).body.items;
  const decision = { decision: 'refund', text: 'It was never packed.' };
  const decided = await staff.post(`/api/admin/disputes/${dispute._id}/decision`, decision, key());
  expect([decided.status, decided.body.state]).toEqual([200, 'refunded']);
  expect((await buyer.get(at)).body).toMatchObject({ state: 'refunded', refunds: [] });
  expect(await stockOf(app.db, variantId)).toBe(3);
});

test('what is settled without money goes on from where it was', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, net } = market;
  await market.arrive();
  await market.open();
  expect((await market.step('buyer', 'withdraw')).body).toMatchObject({ state: 'withdrawn' });
  expect([await market.stateOf(), await booksOf(app.db, shop.id)]).toEqual([
    'delivered',
    { 'shop-pending': net },
  ]);
  // A second time, and the staff see nothing wrong with it.
  app.clock.forward(1);
  await market.open({ reason: 'not-as-described' });
  await market.step('seller', 'refuse', { text: 'It is as shown.' });
  await market.complete();
  expect(await market.stateOf()).toBe('disputed');
  expect((await market.decide('dismiss')).body.state).toBe('dismissed');
  await market.complete();
  expect([await market.stateOf(), await booksOf(app.db, shop.id)]).toEqual([
    'completed',
    { 'shop-available': net },
  ]);
});

test('a part is what both agreed on, beside what was given back before, and never all that is left', async () => {
  await using market = await openDisputedMarket();
  const { app, shop } = market;
  await market.arrive();
  await market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(10_000) }, reason: '' });
  await market.open();
  for (const [amount, code] of [
    [usd(3_450), 'too_much_refunded'],
    [{ amount: 100, currency: 'EUR' }, 'invalid_input'],
    [usd(0), 'invalid_input'],
  ] as const)
    expect((await market.step('seller', 'offer-part', { amount })).body.error.code).toBe(code);
  await market.step('seller', 'offer-part', { amount: usd(3_449) });
  // What is offered here is not given a second time beside it.
  const beside = await market.act('seller', 'refunds', { of: { kind: 'all' }, reason: '' });
  expect(beside.body.error.code).toBe('order_moved_on');
  expect((await market.step('buyer', 'accept')).body.state).toBe('part-refunded');
  const { body: order } = await market.buyer.get(`/api/orders/${market.order._id}`);
  expect(order).toMatchObject({ state: 'delivered', refunded: usd(13_449), refundable: usd(1) });
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -419 });
  const rows = await app.db.selectFrom('refunds').select('amount').execute();
  expect(rows.map(({ amount }) => amount).sort()).toEqual([10_000, 3_449]);
});

test('a shop whose money is gone already owes what it has to give back', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, net, seller } = market;
  await market.arrive();
  await market.complete();
  const moved = await seller.post(
    `/api/shops/${shop.id}/balance-to-wallet`,
    { amount: usd(net - 1_000) },
    key(),
  );
  expect(moved.status).toBe(200);
  await market.open();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-frozen': 1_000 });
  await market.step('seller', 'refuse');
  await market.decide('refund');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': 1_000 - (13_450 - 1_024) });
});

test('nobody does what is another’s, and staff do not decide about what is their own', async () => {
  await using market = await openDisputedMarket();
  const { app, support } = market;
  await market.arrive();
  await market.open();
  const tried = [
    await market.step('buyer', 'offer-part', { amount: usd(100) }),
    await market.step('buyer', 'refund'),
    await market.step('buyer', 'accept'),
    await market.step('seller', 'withdraw'),
    await market.step('seller', 'agree-to-return', whereTo),
    await market.step('staff', 'refund'),
    await market.decide('dismiss'),
  ];
  expect(tried.map(({ status, body }) => [status, body.error.code])).toEqual(
    tried.map(() => [409, 'dispute_moved_on']),
  );
  const again = await market.open();
  expect(again.body.error.code).toBe('dispute_not_open');
  expect((await market.seller.post('/api/admin/disputes/x/decision', {}, key())).status).toBe(403);
  await market.step('seller', 'refuse');
  await changed(app, support.id, (tx) =>
    tx.updateTable('shops').set({ owner_id: support.id }).where('id', '=', market.shop.id).execute(),
  );
  expect((await market.decide('dismiss')).body.error.code).toBe('dispute_moved_on');
});

test('someone who may not speak can say what is wrong without words', async () => {
  await using market = await openDisputedMarket();
  await market.arrive();
  await changed(market.app, market.maya.id, (tx) =>
    tx.updateTable('users').set({ muted: true }).where('id', '=', market.maya.id).execute(),
  );
  const muted = market.app.as(market.maya);
  const open = (text: string) =>
    muted.post(
      `/api/orders/${market.order._id}/disputes`,
      { kind: 'problem', reason: 'damaged', text },
      key(),
    );
  expect((await open('It came in two parts.')).body.error.code).toBe('muted');
  expect((await open('')).status).toBe(201);
});

test('once the time is over there is no way to say that something is wrong', async () => {
  await using market = await openDisputedMarket();
  await market.arrive();
  const [way] = (await market.matters()).ways;
  expect(new Date(way?.until ?? 0).getTime() - market.app.clock.now().getTime()).toBe(14 * DAY_MS);
  market.app.clock.forward(14 * DAY_MS);
  expect((await market.matters()).ways).toEqual([]);
  expect((await market.open()).body.error.code).toBe('dispute_not_open');
  expect((await market.matters('seller')).ways).toEqual([]);
});

test('a shop does not close and nobody leaves while something about an order is open; what was said goes along', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, maya } = market;
  await market.arrive();
  await market.complete();
  const reasons = async () =>
    (await findOpenMatters(app.db, shop.id, app.clock.now())).map((one) => one.reason);
  expect(await reasons()).not.toContain('orders_open');
  await market.open({ pictures: [await market.photo('buyer')] });
  expect(await reasons()).toContain('orders_open');
  expect(await disputesPart.give(app.db, maya.id)).toMatchObject([
    { reason: 'damaged', entries: [{ text: 'It came in two parts.', pictures: [expect.any(String)] }] },
  ]);
  await app.db.transaction().execute((tx) => disputesPart.forget?.(tx, maya.id, app.clock.now()) as never);
  expect(JSON.stringify(await disputesPart.give(app.db, maya.id))).not.toContain('two parts');
});

/** Sessions that are open hear of it. */
const changed = (app: TestApp, userId: UserId, change: (tx: Db) => Promise<unknown>) =>
  app.db.transaction().execute(async (tx) => {
    await change(tx);
    userChanged(tx, userId);
  });
