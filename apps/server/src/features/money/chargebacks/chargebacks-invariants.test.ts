import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openChargedMarket } from '../../../testing/chargebacks.fixture.ts';

let market: Awaited<ReturnType<typeof openChargedMarket>>;

// A payment for two orders that the bank took back.
beforeAll(async () => {
  market = await openChargedMarket();
  await market.chargeBack();
  await market.bankDecides('lost');
});
afterAll(() => market[Symbol.asyncDispose]());

test.each<[string, ...string[]]>([
  [
    'an order is with a bank exactly while that decides',
    `update orders set chargeback_id = (select id from chargebacks)`,
  ],
  [
    'what a bank took is given back of its orders, and of no others',
    `update chargeback_orders set amount = amount - 1`,
  ],
  ['no more goes back of a payment than it brought, by whatever way', `update chargebacks set amount = 9701`],
  [
    'no more goes back of a payment than it brought, by whatever way',
    `insert into refunds (id, payment_id, amount, state, about, checked_at, created_at)
      select gen_random_uuid(), id, 1, 'failed', '{}', now(), now() from payments`,
    `insert into ledger_transactions (key, content_hash, kind, currency, at)
      select 'refund-returned:' || id, '', 'refund-failed', 'USD', now() from refunds`,
  ],
  [
    'no more is kept back of a shop than was written down',
    `insert into shop_reserves select gen_random_uuid(), shop_id, id, currency, 1, now(), now(), now() from orders`,
    `update ledger_accounts set balance = 5 where kind = 'shop-reserve'`,
  ],
])('it is noticed when this does not hold: %s', async (name, ...breakage) => {
  const { db } = market.app;
  const broken = async (in_: typeof db) =>
    (await checkInvariants(in_, marketInvariants)).filter(({ ok }) => !ok).map((one) => one.name);
  expect(await broken(db)).toEqual([]);
  const trying = db.transaction().execute(async (tx) => {
    for (const statement of breakage) {
      const { numAffectedRows } = await sql.raw(statement).execute(tx);
      expect(numAffectedRows).toBeGreaterThan(0n);
    }
    expect(await broken(tx as unknown as typeof db)).toContain(name);
    throw new RolledBack();
  });
  await expect(trying).rejects.toThrow(RolledBack);
});

class RolledBack extends Error {}
