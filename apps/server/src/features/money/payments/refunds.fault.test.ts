import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { openChargedMarket } from '../../../testing/chargebacks.fixture.ts';
import { usd } from '../../../testing/disputes.fixture.ts';

const HOUR_MS = 3_600_000;
const [asking, amount] = ['POST /v1/refunds', 1_000];

/** Maya bought a vase of which 10.00 go back to her card. */
async function openRefund() {
  const market = await openChargedMarket();
  const { app, stripe, maya } = market;
  await market.sandbox.tellNobody();
  await market.arrive();
  const { status } = await market.act('seller', 'refunds', {
    of: { kind: 'amount', amount: usd(amount) },
    reason: '',
  });
  expect(status).toBe(200);
  return Object.assign(market, {
    state: async () => (await app.db.selectFrom('refunds').select('state').executeTakeFirst())?.state,
    async inWallet() {
      const rows = app.db.selectFrom('ledger_accounts').select('balance').where('kind', '=', 'wallet');
      return (await rows.where('user_id', '=', maya.id).executeTakeFirst())?.balance ?? 0;
    },
    onCard: async () => (await stripe.refunds.list()).data.map((refund) => refund.amount),
    async later(ms: number) {
      app.clock.forward(ms);
      await market.finishActs();
    },
  });
}

test.each([401, 403, 429])(
  'a refund waits while the provider does not let us ask for it (%s), and then goes to the card',
  async (status) => {
    await using market = await openRefund();
    market.sandbox.faults.add({ on: asking, do: 'fail', status });
    await market.finishActs();
    expect([await market.state(), await market.inWallet()]).toEqual(['created', 0]);
    market.sandbox.faults.clear();
    await market.later(HOUR_MS);
    expect([await market.state(), await market.inWallet(), await market.onCard()]).toEqual([
      ...['succeeded', 0],
      [amount],
    ]);
    tried('services down', 1, 'payments');
  },
);

test('two days later, when the provider has forgotten our keys, what it gave back is not given again', async () => {
  await using market = await openRefund();
  market.sandbox.faults.add({ on: asking, do: 'lose-after' });
  await market.finishActs();
  market.sandbox.faults.clear();
  market.sandbox.store.run('delete from answers');
  await market.later(48 * HOUR_MS);
  expect([await market.state(), await market.onCard()]).toEqual(['succeeded', [amount]]);
  tried('services down', 1, 'payments');
});

test('what was given back by hand at the provider is not given once more as credit', async () => {
  await using market = await openRefund();
  const { stripe } = market;
  const [intent] = (await stripe.paymentIntents.list()).data;
  await stripe.refunds.create({ payment_intent: intent?.id ?? '' });
  await market.finishActs();
  expect([await market.state(), await market.inWallet()]).toEqual(['succeeded', 0]);
});
