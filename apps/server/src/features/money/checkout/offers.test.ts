import { expect, test } from 'vitest';
import { offer } from '../../../testing/offers.fixture.ts';
import { buildCard, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Maya and the seller of a vase for 64 dollars agreed on 50, and she has three of them in her cart. */
async function openAgreed() {
  const market = await openPayingMarket();
  const { app, maya, buyer, seller, product, variantId } = market;
  await app.db.updateTable('products').set({ accepts_offers: true }).where('id', '=', product.id).execute();
  const { body: made } = await offer(buyer, product, 5_000, { variantId });
  const answer = await seller.post(`/api/offers/${made._id}/accept`, {}, key());
  expect(answer.status).toBe(200);
  await inCart(app, maya, product, 3);
  return market;
}

test('one piece goes at the price agreed on and the others at theirs, once', async () => {
  await using market = await openAgreed();
  const { buyer, cardId, app, maya, product } = market;
  const { body: opened } = await openCheckout(buyer);
  expect(opened).toMatchObject({
    shops: [{ lines: [{ quantity: 3, price: usd(6_400), agreed: usd(5_000), total: usd(17_800) }] }],
    summary: [{ lines: [{ kind: 'items', amount: usd(17_800) }, { kind: 'shipping' }], total: usd(18_450) }],
  });
  const paid = await payFor(buyer, opened, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [{ amount: usd(18_450) }] });
  const { body: order } = await buyer.get(`/api/orders/${paid.body.shops[0].order._id}`);
  expect(order.lines).toMatchObject([{ quantity: 3, agreed: usd(5_000), total: usd(17_800) }]);
  // It was for one piece, and that is bought.
  await inCart(app, maya, product);
  const { body: next } = await openCheckout(buyer);
  expect(next.shops).toMatchObject([{ lines: [{ agreed: null, total: usd(6_400) }] }]);
});

test('a price agreed on is not used up by a card that says no, and ends with its time', async () => {
  await using market = await openAgreed();
  const { app, stripe, maya, buyer, cardId } = market;
  const bad = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const { body: declined } = await payFor(buyer, (await openCheckout(buyer)).body, bad);
  expect(declined.summary).toMatchObject([{ total: usd(18_450) }]);
  await app.db.updateTable('offers').set({ holds_until: app.clock.now() }).execute();
  // Its end is said before anything is paid.
  const refused = await payFor(buyer, declined, cardId);
  expect(refused.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { summary: [{ total: usd(19_850) }] } },
  });
});
