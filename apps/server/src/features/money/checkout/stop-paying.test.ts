import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../../testing/build-test-app.ts';
import { buildCard, inCart, key, openCheckout, payFor, stockOf } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';

const errorOf = (answer: { body: unknown }) =>
  (answer.body as { error: { code: string; details: never } }).error;
const stop = (who: Caller, { _id }: Checkout) => who.post(`/api/checkouts/${_id}/stop-paying`, {}, key());

/** Maya pays a vase with some credit and a card whose bank asks her, and does not answer. */
async function openWaiting() {
  const market = await openPayingMarket();
  const { app, stripe, maya, buyer, product } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await giveCredit(app.db, maya, 2_000);
  await inCart(app, maya, product);
  const { body: waits } = await payFor(buyer, (await openCheckout(buyer)).body, asked);
  expect(waits).toMatchObject({ state: 'paying', payments: [{ state: 'requires-action' }] });
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  return { ...market, waits: waits as Checkout, intent: intent ?? '' };
}

test('who closes their bank’s page uses another card at once, and the first one is never charged', async () => {
  await using market = await openWaiting();
  const { app, stripe, maya, buyer, cardId, waits, intent } = market;
  // A buyer who begins anew is told which one waits for them.
  expect(errorOf(await openCheckout(buyer))).toMatchObject({
    code: 'payment_running',
    details: { checkoutId: waits._id },
  });
  const { status, body } = await stop(buyer, waits);
  expect([status, body]).toMatchObject([200, { state: 'open', payments: [{ state: 'cancelled' }] }]);
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  expect(await creditOf(app.db, maya)).toBe(2_000);
  expect((await payFor(buyer, body, cardId)).body).toMatchObject({ state: 'paid' });
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('who answered their bank in that moment has paid', async () => {
  await using market = await openWaiting();
  const { sandbox, buyer, waits, intent } = market;
  await sandbox.tellNobody();
  await market.passChallenge(intent);
  expect((await stop(buyer, waits)).body).toMatchObject({
    state: 'paid',
    payments: [{ state: 'succeeded' }],
  });
  // There is nothing left to end.
  expect((await stop(buyer, waits)).body).toMatchObject({ state: 'paid' });
});

test('nobody ends what waits for no bank, or what is somebody else’s', async () => {
  await using market = await openWaiting();
  const { app, buyer, seller, waits } = market;
  expect((await stop(seller, waits)).status).toBe(404);
  await app.db.updateTable('payments').set({ state: 'processing' }).execute();
  expect(errorOf(await stop(buyer, waits)).code).toBe('payment_running');
});

test('an order that is not paid yet is cancelled by its buyer, and everything is back', async () => {
  await using market = await openWaiting();
  const { app, maya, buyer, seller, variantId, waits } = market;
  const { body: open } = await stop(buyer, waits);
  const id = open.shops[0].order._id;
  const order = (await buyer.get(`/api/orders/${id}`)).body;
  expect(order).toMatchObject({ state: 'pending-payment', can: { pay: true, cancel: true } });
  // Its shop has not heard of it.
  expect((await seller.post(`/api/orders/${id}/cancel`, {}, key())).status).toBe(404);
  await buyer.post(`/api/checkouts/${order.checkoutId}/leave`, {}, key());
  expect((await buyer.get(`/api/orders/${id}`)).body).toMatchObject({
    state: 'cancelled',
    can: { pay: false, cancel: false },
  });
  expect([await stockOf(app.db, variantId), await creditOf(app.db, maya)]).toEqual([5, 2_000]);
});
