import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { type Auctions, openAuctions } from '../../../testing/settlement.fixture.ts';

let market: Auctions;

// One lot that was paid, one that waits for another card, and one that was offered to the next.
beforeAll(async () => {
  market = await openAuctions();
  const { maya } = market;
  const noor = await market.bidder('Noor Haddad', 'pm_card_chargeCustomerFail');
  const offered = await market.lot({ alone: true });
  await market.bid(offered, maya, 3_000);
  await market.bid(offered, noor, 4_000);
  await market.close();
  await market.settle();
  await market.later(24 * 3_600_000);
  for (const winner of [maya, noor]) {
    const lot = await market.lot();
    await market.bid(lot, winner, 4_000);
    await market.close();
    await market.settle();
  }
});
afterAll(() => market[Symbol.asyncDispose]());

const paid = `(select checkout_id from lot_sales where state = 'paid')`;

test.each<[string, ...string[]]>([
  [
    'a lot has at most one order that stands',
    `update orders set paid_at = now()
     where checkout_id in (select id from checkouts where lot_id in (select lot_id from lot_sales where state = 'offered'))`,
    `drop index checkouts_lot`,
    `update checkouts set lot_id = (select lot_id from lot_sales where state = 'paid') where lot_id is not null`,
  ],
  [
    'what was won costs what was bid, with shipping and tax and nothing taken off but a coupon and what a card cannot pay',
    `update lot_sales set amount = amount + 1 where state = 'paid'`,
  ],
  [
    'what was won costs what was bid, with shipping and tax and nothing taken off but a coupon and what a card cannot pay',
    `update orders set discount = items, shipping = 0, total = 0, tax = 0, commission = 0, payment_fee = 0, net = 0
     where checkout_id in ${paid}`,
  ],
  [
    'a lot is paid exactly when an order of its buyer was, and sold to one at a time',
    `update orders set paid_at = null where checkout_id in ${paid}`,
  ],
  ['a sale that goes on is looked at again', `update lot_sales set due_at = null`],
  [
    'a lot says how far its sale has come',
    `update lots set settlement = 'charging' where settlement = 'second-chance'`,
  ],
  [
    'the piece of a lot is in one place: with its lot, at its checkout or on the shelf',
    `update lot_holds set given_at = null`,
  ],
])('what breaks it is found: %s', async (name, ...statements) => {
  const undone = new Error('undone');
  await expect(
    market.app.db.transaction().execute(async (tx) => {
      const broken = async () =>
        (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok).map((one) => one.name);
      expect(await broken()).toEqual([]);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      expect(await broken()).toContain(name);
      throw undone;
    }),
  ).rejects.toBe(undone);
});
