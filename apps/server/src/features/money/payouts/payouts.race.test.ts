import { expect, test } from 'vitest';
import { openShopToPay, ownAccount } from '../../../testing/payouts.fixture.ts';

test('of requests at once one is a payout, whatever their keys', async () => {
  await using market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(6_000);
  await market.hasAccount();
  const keys = ['tab-one-key', 'tab-one-key', 'tab-two-key', 'tab-three-key'];
  const answers = await Promise.all(keys.map((key) => market.ask(6_000, key)));
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await market.list()).toHaveLength(1);
  expect((await market.stripe.transfers.list()).data).toHaveLength(1);
  expect(await market.has()).toEqual({ 'shop-in-payout': 6_000 });
});

test('a bank account that changes while money is asked for: it goes to the old one or waits', async () => {
  await using market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(6_000);
  await market.hasAccount();
  const { app, owner } = market;
  await app.db
    .updateTable('sessions')
    .set({ confirmed_at: app.clock.now() })
    .where('user_id', '=', owner.id)
    .execute();
  const [change, asked] = await Promise.all([
    market.seller.put('/api/bank-account', { ...ownAccount, number: '000222222227' }),
    market.ask(6_000),
  ]);
  expect(change.status).toBe(200);
  if (asked.status === 201) expect(asked.body.last4).toBe('6789');
  else expect(asked.body.error.code).toBe('payouts_paused');
});
