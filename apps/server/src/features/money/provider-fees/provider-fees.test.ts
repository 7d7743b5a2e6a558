import { expect, test } from 'vitest';
import { openChargedMarket } from '../../../testing/chargebacks.fixture.ts';
import { bookingProviderFees } from './index.ts';

type Market = Awaited<ReturnType<typeof openChargedMarket>>;

// 2.9 % of 97.00 and 0.30, which the sandbox takes as Stripe does; 15.00 for a chargeback.
const [ofPayment, ofChargeback] = [311, 1_500];

const bookFees = ({ app, sandbox }: Market) =>
  bookingProviderFees(sandbox.provider).run({ ...app, log: app.log.log }, {});

async function standingOf({ app }: Market, kind: 'provider-fees' | 'clearing'): Promise<number> {
  const { sum } = await app.db
    .selectFrom('ledger_accounts')
    .select(({ fn }) => fn.sum<number | null>('balance').as('sum'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

async function atProvider({ stripe }: Market): Promise<number> {
  const { available } = await stripe.balance.retrieve();
  return available.reduce((sum, { amount }) => sum + amount, 0);
}

test('what the provider takes for payments is booked once, and the books say how much lies there', async () => {
  await using market = await openChargedMarket();
  expect(await standingOf(market, 'provider-fees')).toBe(0);
  await Promise.all([bookFees(market), bookFees(market)]);
  await bookFees(market);
  expect(await standingOf(market, 'provider-fees')).toBe(-ofPayment);
  expect(await standingOf(market, 'clearing')).toBe(-(await atProvider(market)));

  await market.chargeBack();
  await market.bankDecides('lost');
  await bookFees(market);
  expect(await standingOf(market, 'provider-fees')).toBe(-ofPayment - ofChargeback);
  expect(await standingOf(market, 'clearing')).toBe(-(await atProvider(market)));
});

test('what the operator’s account takes for others is none of the market’s cost', async () => {
  await using market = await openChargedMarket();
  const elsewhere = { payment_method: 'pm_card_visa', confirm: true, payment_method_types: ['card'] };
  // More than a page of the provider's list.
  await Promise.all(
    Array.from({ length: 101 }, (_, nth) =>
      market.stripe.paymentIntents.create({ amount: 2_000 + nth, currency: 'usd', ...elsewhere }),
    ),
  );
  await bookFees(market);
  expect(await standingOf(market, 'provider-fees')).toBe(-ofPayment);
});

test('a payment whose name is heard late has its fee booked then', async () => {
  await using market = await openChargedMarket();
  const { db } = market.app;
  const { intent } = await db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  await db.updateTable('payments').set({ intent: null }).execute();
  await bookFees(market);
  expect(await standingOf(market, 'provider-fees')).toBe(0);
  await db.updateTable('payments').set({ intent }).execute();
  await bookFees(market);
  expect(await standingOf(market, 'provider-fees')).toBe(-ofPayment);
});
