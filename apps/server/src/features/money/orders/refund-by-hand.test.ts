import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  buildCard,
  buy,
  inCart,
  key,
  openCheckout,
  payFor,
  shopThatSends,
  stockOf,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { balancesOf } from '../ledger/index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Maya paid a vase and a bowl of another shop by one card, and the operator can reach the provider's own pages. */
async function openPaid(card?: string) {
  const market = await openPayingMarket();
  const { app, maya, product, stripe, sandbox } = market;
  const cardId = card ? await buildCard(app.db, stripe, maya.id, card) : market.cardId;
  const potter = await buildUser(app.db, { name: 'Omar Said' });
  const pottery = await shopThatSends(app, { owner_id: potter.id, name: 'Kiln Corner' });
  const bowl = await buildProduct(app.db, { shop_id: pottery.id, price_amount: 2_000, available: 3 });
  const [one, two] = await buy(app, { user: maya, cardId }, [{ product }, { product: bowl }]);
  if (!one || !two) throw new Error('nothing was bought');
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const orders = () => app.db.selectFrom('orders').selectAll().orderBy('id').execute();
  return Object.assign(market, {
    ...{ one, two, payment, orders },
    /** In the provider's own pages; null for all that is left. */
    async byHand(amount: number | null) {
      const { intent } = payment;
      const asked = { payment_intent: intent ?? '', ...(amount === null ? {} : { amount }) };
      const refund = await stripe.refunds.create(asked);
      await sandbox.deliveries.idle();
      return refund;
    },
    async sums() {
      const rows = await app.db.selectFrom('refunds').select(['amount', 'state']).execute();
      const refunded = (await orders()).reduce((sum, order) => sum + order.refunded, 0);
      const atCard = rows.reduce((sum, { amount, state }) => sum + (state === 'succeeded' ? amount : 0), 0);
      return { refunded, atCard };
    },
    async clearing() {
      const accounts = await app.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('kind', '=', 'clearing')
        .where('currency', '=', 'USD')
        .execute();
      return accounts.reduce((sum, { balance }) => sum - balance, 0);
    },
  });
}

test('a part that the operator gave back in the provider’s own pages is taken of each order of its payment, once', async () => {
  await using market = await openPaid();
  const { app, payment, byHand, sums, clearing, orders, sandbox, maya, owner, one } = market;
  const before = await clearing();
  sandbox.deliveries.hold(true);
  const { id } = await byHand(3_333);
  // Told twice, and as something that changed besides.
  await market.stripe.refunds.update(id, { metadata: { why: 'kindness' } });
  await sandbox.deliveries.deliver();
  expect(await sums()).toEqual({ refunded: 3_333, atCard: 3_333 });
  expect(before - (await clearing())).toBe(3_333);
  const [vase, bowl] = await orders();
  expect((vase?.refunded ?? 0) * (bowl?.total ?? 0)).toBeCloseTo(
    (bowl?.refunded ?? 0) * (vase?.total ?? 0),
    -5,
  );
  expect([vase?.state, bowl?.state]).toEqual(['paid', 'paid']);
  const { events } = (await market.buyer.get(`/api/orders/${one._id}`)).body;
  expect(events).toContainEqual(expect.objectContaining({ kind: 'refunded', by: 'market' }));
  for (const [who, text] of [
    [maya, 'orderRefunded'],
    [owner, 'orderByStaff'],
  ] as const)
    expect((await bellOf(app, who)).items.map((item) => item.text)).toContain(`notifications.text.${text}`);
  // What is left can be given back here, and not more.
  const { body } = await market.seller.post(`/api/orders/${one._id}/cancel`, {}, key());
  expect(body).toMatchObject({ state: 'cancelled', refunded: one.total });
  await market.finishActs();
  const charge = (await market.stripe.charges.list({ payment_intent: payment.intent ?? '' })).data[0];
  expect((await sums()).atCard).toBe(charge?.amount_refunded);
});

test('a payment that was given back whole by hand ends its orders: nothing is sent any more, and nothing goes back twice', async () => {
  await using market = await openPaid();
  const { app, payment, byHand, sums, orders, one, variantId } = market;
  const before = await stockOf(app.db, variantId);
  await market.seller.post(`/api/orders/${one._id}/ship`, {}, key());
  await byHand(null);
  expect(await sums()).toEqual({ refunded: payment.amount, atCard: payment.amount });
  const states = Object.fromEntries((await orders()).map(({ id, state }) => [id, state]));
  expect(states).toEqual({ [one._id]: 'refunded', [market.two._id]: 'cancelled' });
  expect(await stockOf(app.db, variantId)).toBe(before);
  const again = { of: { kind: 'all' }, restock: false, reason: '' };
  expect((await market.seller.post(`/api/orders/${one._id}/refunds`, again, key())).status).toBe(409);
});

test.each(['refund', 'withdraw'] as const)(
  'what is disputed stands still when it is given back by hand, and the dispute ends without giving it back again: %s',
  async (how) => {
    await using market = await openPaid();
    const { payment, byHand, sums, one, buyer, seller, orders } = market;
    const said = { kind: 'problem', reason: 'damaged', text: 'It is broken.' };
    await seller.post(`/api/orders/${one._id}/ship`, {}, key());
    await buyer.post(`/api/orders/${one._id}/confirm-delivery`, undefined, key());
    const { body: dispute } = await buyer.post(`/api/orders/${one._id}/disputes`, said, key());
    await byHand(null);
    expect(await sums()).toEqual({ refunded: payment.amount, atCard: payment.amount });
    const stateOf = async () => (await orders()).find(({ id }) => id === one._id)?.state;
    expect(await stateOf()).toBe('disputed');
    const who = how === 'refund' ? seller : buyer;
    const answer = await who.post(`/api/disputes/${dispute._id}/steps`, { step: how }, key());
    expect([answer.status, await stateOf()]).toEqual([200, how === 'refund' ? 'refunded' : 'delivered']);
    await market.finishActs();
    expect(await sums()).toEqual({ refunded: payment.amount, atCard: payment.amount });
  },
);

test('a refund that was asked for here and made by hand meanwhile is the same money', async () => {
  await using market = await openPaid();
  const { payment, byHand, sums, one, two, app } = market;
  await market.seller.post(`/api/orders/${one._id}/cancel`, {}, key());
  // The provider was not asked yet.
  await byHand(null);
  await market.finishActs();
  expect(await sums()).toEqual({ refunded: payment.amount, atCard: payment.amount });
  expect(await creditOf(app.db, market.maya)).toBe(0);
  expect((await market.orders()).find(({ id }) => id === two._id)?.state).toBe('cancelled');
});

test('what was refunded by hand and sent back by the card’s bank is in its buyer’s wallet, whole', async () => {
  await using market = await openPaid('pm_card_refundFail');
  const { app, maya, byHand, sandbox } = market;
  await byHand(3_000);
  expect(await creditOf(app.db, maya)).toBe(0);
  sandbox.passTime();
  await sandbox.deliveries.idle();
  expect(await creditOf(app.db, maya)).toBe(3_000);
});

test('a refund by hand of what a wallet paid in part takes what the card paid, and leaves the rest of the order', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId, stripe, sandbox } = market;
  await giveCredit(app.db, maya, 2_000);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: chosen } = await buyer.patch(`/api/checkouts/${opened._id}`, { credit: true });
  const { body: paid } = await payFor(buyer, chosen, cardId);
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  await stripe.refunds.create({ payment_intent: intent ?? '' });
  await sandbox.deliveries.idle();
  const url = `/api/orders/${paid.shops[0].order._id}`;
  const { body: order } = await buyer.get(url);
  expect(order).toMatchObject({ state: 'paid', refunded: usd(order.total.amount - 2_000) });
  expect((await market.seller.post(`${url}/cancel`, {}, key())).body.refunded).toEqual(order.total);
  expect(await creditOf(app.db, maya)).toBe(2_000);
});

test('a top-up that was given back by hand is taken of its wallet, and what was spent of it is owed', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, cardId, stripe, sandbox, product } = market;
  const topUp = { amount: usd(5_000), card: cardId };
  expect((await buyer.post('/api/wallet/top-ups', topUp, key())).body.state).toBe('succeeded');
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body: chosen } = await buyer.patch(`/api/checkouts/${opened._id}`, { credit: true });
  await payFor(buyer, chosen, cardId);
  expect(await creditOf(app.db, maya)).toBe(0);
  await stripe.refunds.create({ payment_intent: intent ?? '', amount: 1_200 });
  await sandbox.deliveries.idle();
  expect((await balancesOf(app.db, maya.id)).get('USD')).toMatchObject({ 'wallet-owed': -1_200 });
  expect((await buyer.get('/api/wallet')).status).toBe(200);
});
