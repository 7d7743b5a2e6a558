import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/build-test-app.ts';
import { newKey } from '../../../testing/cards.fixture.ts';
import { buildCard, inCart, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { creditOf } from '../../../testing/wallets.fixture.ts';

const ROUNDS = process.env.FIGURES === 'long' ? 200 : 6;
const CREDIT = 3_500;
const dollars = (amount: number) => ({ amount, currency: 'USD' });

async function openMarket() {
  const market = await openPayingMarket();
  const { app, maya, buyer, cardId, variantId, product } = market;
  const sums = async () => {
    const orders = await app.db
      .selectFrom('orders')
      .select('credit')
      .where('paid_at', 'is not', null)
      .execute();
    const returned = await app.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('refunds.amount')
      .where('purpose', '=', 'top-up')
      .execute();
    return {
      spent: orders.reduce((sum, { credit }) => sum + credit, 0),
      returned: returned.reduce((sum, { amount }) => sum + amount, 0),
      left: await creditOf(app.db, maya),
    };
  };
  return {
    ...market,
    sums,
    async begin() {
      await app.db
        .updateTable('product_variants')
        .set({ available: 5 })
        .where('id', '=', variantId)
        .execute();
      await app.db.deleteFrom('cart_lines').execute();
      await inCart(app, maya, product);
      const missing = CREDIT - (await creditOf(app.db, maya));
      if (missing > 0) {
        const body = { amount: dollars(missing), card: cardId };
        expect((await buyer.post('/api/wallet/top-ups', body, newKey())).status).toBe(201);
      }
    },
  };
}

test('credit is spent or goes back to its card, and never both, whatever is asked for at once', {
  timeout: ROUNDS * 10_000,
}, async () => {
  await using market = await openMarket();
  const { buyer, cardId, variantId } = market;
  let toppedUp = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await market.sums();
    await market.begin();
    toppedUp += CREDIT - before.left;
    const { body: opened } = await openCheckout(buyer);
    const [first, second] = await Promise.all([
      payFor(buyer, opened, cardId),
      payFor(buyer, opened, cardId),
      buyer.post('/api/wallet/refund', { amount: dollars(CREDIT) }, newKey()),
      openCheckout(buyer, { from: 'product', variantId, quantity: 1 }),
    ]);
    for (const { status } of [first, second]) expect([200, 409]).toContain(status);
    await market.finishActs();
    const { spent, returned, left } = await market.sums();
    expect(spent + returned + left).toBe(toppedUp);
    const open = await market.app.db
      .selectFrom('checkouts')
      .select('id')
      .where('state', '=', 'open')
      .execute();
    for (const { id } of open) await buyer.post(`/api/checkouts/${id}/leave`, {}, newKey());
  }
  tried('money at once', ROUNDS, 'credit spent twice and taken back in one moment');
});

test('a late payment and a new checkout that count on the same credit do not both get it', {
  tags: 'whole',
  timeout: ROUNDS * 10_000,
}, async () => {
  await using market = await openMarket();
  const { app, stripe, maya, buyer, cardId, product } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  let toppedUp = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await market.sums();
    await market.begin();
    toppedUp += CREDIT - before.left;
    // What was paid late takes its goods out of the cart a moment later, also those of the next round, even as they are paid.
    let paid: Answer | undefined;
    while (paid === undefined || paid.status === 409) {
      const begun = await openCheckout(buyer);
      if (JSON.stringify(begun.body).includes('nothing_to_buy')) await inCart(app, maya, product);
      else paid = await payFor(buyer, begun.body, asked);
    }
    expect(paid).toMatchObject({ status: 200 });
    const late = await app.db
      .selectFrom('payments')
      .selectAll()
      .where('state', '=', 'requires-action')
      .executeTakeFirstOrThrow();
    await market.giveUp(late.id);
    app.clock.forward(600_000);
    await market.expire();
    const { body: opened } = await openCheckout(buyer);
    await Promise.all([market.passChallenge(late.intent), payFor(buyer, opened, cardId)]);
    await market.finishActs();
    const { spent, left } = await market.sums();
    expect(spent + left).toBe(toppedUp);
    const [open] = await app.db.selectFrom('checkouts').select('id').where('state', '=', 'open').execute();
    if (open) await buyer.post(`/api/checkouts/${open.id}/leave`, {}, newKey());
  }
  tried('money at once', ROUNDS, 'credit of a late payment and of a new checkout');
});
