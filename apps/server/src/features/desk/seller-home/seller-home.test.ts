import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildBidder } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { offer } from '../../../testing/offers.fixture.ts';
import { buy, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { glazes, openSelling } from '../../../testing/seller.fixture.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildEvent } from '../../market/events/event.builder.ts';
import { buildReview } from '../../market/reviews/review.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { countQuestions } from '../../talk/messaging/index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a seller who comes to work sees which orders wait and what they sold, less what went back', async () => {
  await using market = await openPayingMarket();
  const { app, shop, seller, maya, cardId, product } = market;
  const home = async () => (await seller.get(`/api/shops/${shop.id}/home`)).body;
  expect(await home()).toMatchObject({
    waiting: { toPack: 0, toShip: 0, problems: 0 },
    sales: { currency: 'USD', days: [] },
    payout: { pending: usd(0), available: usd(0), nextAt: null, last4: null },
  });

  const [one] = await buy(app, { user: maya, cardId }, [{ product }]);
  const [other] = await buy(app, { user: maya, cardId }, [{ product }]);
  const [third] = await buy(app, { user: maya, cardId }, [{ product }]);
  const act = (order: typeof one, what: string, body: object) =>
    seller.post(`/api/orders/${order?._id}/${what}`, body, key());
  await act(one, 'pack', {});
  await act(other, 'refunds', { of: { kind: 'amount', amount: usd(1_050) } });
  await act(third, 'cancel', {});
  const { sales, waiting, payout } = await home();
  expect(waiting).toMatchObject({ toPack: 1, toShip: 1 });
  // Two of 70.50, of which 10.50 went back; what was cancelled was not sold.
  expect(sales.days).toEqual([{ day: sales.today, amount: usd(14_100 - 1_050), orders: 2 }]);
  expect(payout.available).toEqual(usd(0));
  expect(payout.pending.amount).toBeGreaterThan(0);
});

test('a seller sees how their shop keeps its promises, what is to be sent today and when they are paid', async () => {
  await using market = await openPayingMarket();
  const { app, shop, seller, maya, cardId, product } = market;
  const home = async () => (await seller.get(`/api/shops/${shop.id}/home`)).body;
  expect((await home()).health).toEqual({
    sent: { judged: 0, inTime: 0 },
    claims: { orders: 0, claimed: 0 },
    answersInMinutes: null,
    rating: null,
    cancellations: { paid: 0, cancelled: 0, limit: expect.any(Number) },
  });

  await app.db.updateTable('shops').set({ ships_within_days: 3 }).where('id', '=', shop.id).execute();
  const ordered = async () => (await buy(app, { user: maya, cardId }, [{ product }]))[0];
  const [early, late, waits, today, fresh] = [
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
  ];
  const send = (order: typeof early) => seller.post(`/api/orders/${order?._id}/ship`, {}, key());
  expect((await send(early)).status).toBe(200);
  expect((await send(late)).status).toBe(200);
  const paidDaysAgo = async (order: typeof early, days: number) =>
    app.db
      .updateTable('orders')
      .set({
        paid_at: new Date(app.clock.now().getTime() - days * 86_400_000),
        // Three days each, and it is the shop's noon whatever the day.
        ship_by: sql`(${app.clock.now()}::timestamptz at time zone 'Europe/Lisbon')::date + 3 - ${days}::int`,
        late_from: sql`${app.clock.now()}::timestamptz + (4 - ${days}) * interval '1 day'`,
      })
      .where('id', '=', order?._id as NonNullable<typeof early>['_id'])
      .execute();
  await paidDaysAgo(early, 3);
  await paidDaysAgo(late, 5);
  await paidDaysAgo(waits, 4);
  await paidDaysAgo(today, 3);
  expect(fresh?.state).toBe('paid');
  const problem = { kind: 'problem', reason: 'damaged', text: 'It came in two parts.' };
  await app.as(maya).post(`/api/orders/${late?._id}/confirm-delivery`, {}, key());
  expect((await app.as(maya).post(`/api/orders/${late?._id}/disputes`, problem, key())).status).toBe(201);
  await seller.put(`/api/shops/${shop.id}/payout-schedule`, { schedule: 'weekly' });

  const { health, waiting, payout } = await home();
  // The one sent on its last day was in time; one was sent late, one waits though its day is over.
  expect(health.sent).toEqual({ judged: 3, inTime: 1 });
  expect(health.claims).toEqual({ orders: 5, claimed: 1 });
  expect([waiting.due, waiting.late]).toEqual([2, 1]);
  const { nextAt } = (await seller.get(`/api/shops/${shop.id}/payout-overview`)).body;
  expect(payout).toMatchObject({ nextAt, obstacle: 'seller_not_verified' });
});

test('a sale of long ago is not shown, and one around midnight counts on the shop’s own day', async () => {
  await using market = await openPayingMarket();
  const { app, shop, seller, maya, cardId, product } = market;
  await app.db.updateTable('shops').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', shop.id).execute();
  const [late] = await buy(app, { user: maya, cardId }, [{ product }]);
  const [old] = await buy(app, { user: maya, cardId }, [{ product }]);
  const now = app.clock.now();
  const paidAt = async (order: typeof late, at: Date) =>
    app.db
      .updateTable('orders')
      .set({ paid_at: at })
      .where('id', '=', order?._id as NonNullable<typeof late>['_id'])
      .execute();
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  await paidAt(late, new Date(`${yesterday}T15:30:00Z`));
  await paidAt(old, new Date(now.getTime() - 200 * 86_400_000));
  const { sales } = (await seller.get(`/api/shops/${shop.id}/home`)).body;
  // Half past midnight in Tokyo.
  const next = new Date(Date.parse(`${yesterday}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  expect(sales.days).toEqual([{ day: next, amount: usd(7_050), orders: 1 }]);
});

test('a seller sees on which days they held a show, and how many lots they ran in it', async () => {
  await using app = await buildTestApp();
  const { caller, shop } = await openSelling(app);
  await app.db.updateTable('shops').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', shop.id).execute();
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const dayOf = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  const held = await buildShow(app.db, {
    ...{ shop_id: shop.id, title: 'Kiln opening', state: 'ended', starts_at: ago(3), ended_at: ago(2.9) },
  });
  await buildLot(app.db, { show_id: held.id, state: 'sold', number: 1 });
  await buildLot(app.db, { show_id: held.id, number: 2 });
  await buildShow(app.db, { shop_id: shop.id, title: 'On air', state: 'live', starts_at: ago(0.01) });
  await buildShow(app.db, { shop_id: shop.id, title: 'To come', starts_at: ago(-1) });
  await buildShow(app.db, { shop_id: shop.id, state: 'ended', starts_at: ago(120), ended_at: ago(119.9) });
  const { sales } = (await caller.get(`/api/shops/${shop.id}/home`)).body;
  expect(sales.shows).toEqual([
    { day: dayOf(ago(3)), title: 'Kiln opening', lots: 1 },
    { day: dayOf(ago(0.01)), title: 'On air', lots: 0 },
  ]);
});

test('a seller sees offers and reviews without an answer, drafts, what sells out and what comes next', async () => {
  await using app = await buildTestApp();
  const { add, caller, mug, onSale, shop } = await openSelling(app);
  await onSale({ title: 'Plenty', available: 40 });
  await onSale({ ...glazes, title: 'Bottle' });
  const sold = await onSale({ title: 'Pear vase', available: 0, acceptsOffers: true });
  const vase = await onSale({ title: 'Tall vase', available: 9, acceptsOffers: true });
  await add({ title: 'Half a mug' });
  await add({ title: 'Mug with a photo', images: mug.images });
  const ines = await buildUser(app.db, { name: 'Inês Carvalho' });
  expect((await offer(app.as(ines), { id: vase._id }, 3_000)).status).toBe(201);
  await buildReview(app.db, { shop_id: shop.id });
  await buildReview(app.db, { shop_id: shop.id, reply_body: 'Thank you!', replied_at: new Date() });
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
  await buildShow(app.db, { shop_id: shop.id, title: 'Later', starts_at: inHours(30) });
  const soon = await buildShow(app.db, {
    shop_id: shop.id,
    title: 'For friends',
    visibility: 'private',
    starts_at: inHours(3),
  });
  const early = await buildLot(app.db, { show_id: soon.id });
  const bidder = await buildBidder(app);
  await app.as(bidder).put(`/api/lots/${early.id}/pre-bid`, { id: randomUUID(), amount: usd(2_500) });
  await buildEvent(app.db, {
    shop_id: shop.id,
    title: 'Throw a bowl',
    starts_at: inHours(48),
    ends_at: inHours(50),
  });

  const { body } = await caller.get(`/api/shops/${shop.id}/home`);
  expect(body.waiting).toEqual({
    toPack: 0,
    toShip: 0,
    problems: 0,
    offers: 1,
    questions: 0,
    reviews: 1,
    drafts: 1,
    due: 0,
    late: 0,
  });
  expect(body.lowStock).toMatchObject([
    { productId: sold._id, title: 'Pear vase', available: 0 },
    { title: 'Bottle', options: { Glaze: 'Sea' }, available: 2 },
    { title: 'Bottle', options: { Glaze: 'Honey' }, available: 3 },
  ]);
  expect(body.nextShow).toMatchObject({
    ...{ title: 'For friends', state: 'scheduled', lotCount: 1, preBidCount: 1 },
  });
  expect(body.nextEvent).toMatchObject({ title: 'Throw a bowl' });
});

test('who asked about a product waits for the seller until they answer themselves, read or not', async () => {
  await using app = await buildTestApp();
  const { caller, onSale, shop } = await openSelling(app);
  const vase = await onSale({ title: 'Tall vase' });
  const owner = { id: shop.owner_id };
  const questions = async () => (await caller.get(`/api/shops/${shop.id}/home`)).body.waiting.questions;
  const card = { kind: 'product', id: vase._id };
  const [ines, omar, lea] = [await buildUser(app.db), await buildUser(app.db), await buildUser(app.db)];
  expect(
    (await app.as(owner).put('/api/away-note', { on: true, text: 'Back on Monday.', until: null })).status,
  ).toBe(200);
  await talker(app, ines).send(owner, { text: 'Does it hold water?', card });
  await talker(app, ines).send(owner, 'And is it heavy?');
  await talker(app, omar).send(owner, { text: 'Is this one left?', card });
  // Not about a product, and about another shop's.
  await talker(app, lea).send(owner, 'Hello!');
  const other = await openSelling(app);
  await talker(app, lea).send(owner, {
    card: { kind: 'product', id: (await other.onSale({ title: 'Mug' }))._id },
  });
  // The away note was said by now.
  await runWaitingJobs(app);
  expect(await questions()).toBe(2);
  await talker(app, owner).send(ines, 'Yes, and no.');
  expect(await questions()).toBe(1);
  await talker(app, ines).send(owner, 'Thank you!');
  expect(await questions()).toBe(1);
  const inAMonth = new Date(app.clock.now().getTime() + 31 * 86_400_000);
  expect(await countQuestions(app.db, { ownerId: owner.id, shopId: shop.id }, inAMonth)).toBe(0);
});

test('the owner of another shop is told nothing of this one', async () => {
  await using app = await buildTestApp();
  const { shop } = await openSelling(app);
  const other = await buildShop(app.db);
  const answer = await app.as(other.owner_id).get(`/api/shops/${shop.id}/home`);
  expect(answer.status).toBe(403);
});
