import { expect, test } from 'vitest';
import { runMoneyJob } from '../../../testing/cards.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { buildCard, buy, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { creditOf } from '../../../testing/wallets.fixture.ts';

/** A market that gave 10.00 back to a card which will not take it, and hears of nothing from then on. */
async function openUntold() {
  const market = await openPayingMarket();
  const { app, stripe, sandbox, maya, seller, product } = market;
  const cardId = await buildCard(app.db, stripe, maya.id, 'pm_card_refundFail');
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  await sandbox.deliveries.idle();
  await sandbox.tellNobody();
  const of = { kind: 'amount', amount: { amount: 1_000, currency: 'USD' } };
  await seller.post(`/api/orders/${order?._id}/refunds`, { of, reason: '' }, key());
  await market.finishActs();
  return Object.assign(market, {
    readMissed: () => runMoneyJob(app, 'reading-missed-events'),
    credit: () => creditOf(app.db, maya),
    told: async () => (await bellOf(app, maya)).items.map(({ text }) => text),
    readUntil: () => app.db.selectFrom('provider_events_read').select('until').executeTakeFirst(),
  });
}

test('a refund that the bank sends back while nothing reaches us is credit an hour later, once', async () => {
  await using market = await openUntold();
  await market.readMissed();
  expect(await market.credit()).toBe(0);
  market.sandbox.passTime();
  await runMoneyJob(market.app, 'reconciling-payments');
  expect(await market.credit()).toBe(0);
  await Promise.all([market.readMissed(), market.readMissed()]);
  await market.readMissed();
  // What comes after all is known.
  market.sandbox.tell(market.app);
  await market.sandbox.deliveries.deliver({ order: 'shuffled', copies: 2 });
  expect(await market.credit()).toBe(1_000);
  expect((await market.told()).filter((text) => text.endsWith('refundInWallet'))).toHaveLength(1);
});

test('events of others fill pages before it, and one that is not to be believed is read again and holds up none', async () => {
  await using market = await openUntold();
  const { app, stripe, sandbox } = market;
  sandbox.passTime();
  const { id, intent } = await app.db
    .selectFrom('payments')
    .select(['id', 'intent'])
    .executeTakeFirstOrThrow();
  // As if its answer had been lost: whatever names it may be it.
  await app.db.updateTable('payments').set({ intent: null }).execute();
  const pay = (amount: number, metadata = {}) =>
    stripe.paymentIntents.create({
      ...{ amount, currency: 'usd', payment_method: 'pm_card_visa', payment_method_types: ['card'] },
      ...{ confirm: true, metadata },
    });
  await pay(4_321, { payment: id });
  await Promise.all(Array.from({ length: 101 }, () => pay(2_000)));
  await market.readMissed();
  expect(await market.credit()).toBe(1_000);
  expect(await market.readUntil()).toBeUndefined();
  const paid = await app.db.selectFrom('payments').select(['intent', 'state']).execute();
  expect(paid).toEqual([{ intent: null, state: 'succeeded' }]);
  // Once its own name is known, the other is nobody's.
  await app.db.updateTable('payments').set({ intent }).execute();
  await market.readMissed();
  expect(await market.readUntil()).toBeDefined();
});
