import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { buildCard, buy, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';

let market: Awaited<ReturnType<typeof openPayingMarket>>;

// One order that is paid, one that was cancelled and given back, and one that waits to be paid.
beforeAll(async () => {
  market = await openPayingMarket();
  const { app, maya, cardId, product, seller, stripe, buyer } = market;
  await buy(app, { user: maya, cardId }, [{ product }]);
  const [sent] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${sent?._id}/ship`, {}, key());
  const [cancelled] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${cancelled?._id}/cancel`, {}, key());
  await market.finishActs();
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  await inCart(app, maya, product);
  await payFor(buyer, (await openCheckout(buyer)).body, declined);
});
afterAll(() => market[Symbol.asyncDispose]());

const waiting = `(select checkout_id from orders where state = 'pending-payment')`;

test.each<[string, ...string[]]>([
  [
    'an order goes along the table of its states, and stands where its last step led',
    `update order_events set state = 'shipped' where kind = 'paid'`,
  ],
  [
    'the lines of an order add up to its items',
    `update order_lines set price = price + 1, total = total + quantity`,
  ],
  [
    'what was paid for the lines of an order is no more than what was paid for it, and so is their tax',
    `update order_lines set tax = tax + 1`,
  ],
  [
    'what was taken of the lines of an order is what was taken of it',
    `update order_lines set commission = commission + 1`,
  ],
  [
    'the commission of an order comes back with all of it, and no more of it than was taken',
    `update order_refunds set commission = commission + 1, shop = shop - 1`,
  ],
  ['the shipping of an order is that of its parcels', `update orders set shipments = '[]'`],
  [
    'every paid order stands in the books once, and no other does',
    `update orders set paid_at = now() where state = 'pending-payment'`,
  ],
  [
    'every paid order was paid by a payment that came in',
    `update payments set state = 'cancelled' where state = 'succeeded'`,
  ],
  [
    'what came in by a payment is paid for orders or on its way back',
    `update payments set amount = amount + 1 where state = 'succeeded'`,
  ],
  [
    'no more pieces of an order were sent than were bought, and all that were not given back of one that is shipped',
    'delete from parcel_lines',
  ],
  [
    'an order that was delivered has no parcel on its way',
    `update orders set delivered_at = now() where state = 'shipped'`,
  ],
  [
    'what an order says was given back is what its refunds add up to, and at the payment too',
    `update orders set refunded = refunded - 1 where refunded > 0`,
  ],
  [
    'no more of an order goes back to its card, or to its wallet, than that paid',
    `update order_refunds set credit = amount`,
  ],
  [
    'no more of an order goes back to its card, or to its wallet, than that paid',
    `update order_refunds set credit = amount, kept = amount`,
    `update orders set credit = 1`,
  ],
  [
    'what a buyer kept of a refund went to their wallet instead of to the card, once',
    `update order_refunds set credit = amount, kept = amount`,
  ],
  [
    'what is set aside of a wallet for an order is there while it waits to be paid, and not longer',
    `update orders set credit = 1, credit_hold = id where state = 'paid'`,
  ],
  ['a wallet paid for an order what the order says', `update orders set credit = 1 where state = 'paid'`],
  [
    'an order that was given back in full, and none that was not, is refunded',
    `update orders set state = 'refunded' where state = 'paid'`,
  ],
  [
    'what the market gave towards an order comes back with it, and no more',
    `update orders set subsidy = 5, net = net + 5 where state = 'cancelled' and paid_at is not null`,
  ],
  [
    'a coupon that an order was paid with in time counts as used',
    `update orders set coupon_code = 'GONE', coupon_bearer = 'shop' where state = 'paid'`,
  ],
  [
    'the payment fee of an order comes back to its shop where it was made so, and with nothing else',
    `update orders set fee_returned = true where state = 'cancelled' and paid_at is not null`,
  ],
  [
    'every paid order has one invoice, and each of its refunds one credit note',
    `delete from invoices where kind = 'credit-note'`,
  ],
  [
    'the invoices and the credit notes of a shop are numbered without gaps',
    `update invoices set number = number + 100 where number = 2`,
  ],
  [
    'nothing is held for a checkout that is over, but for what its shop waits to be paid',
    `update checkouts set state = 'left', closed_at = now() where state = 'open'`,
  ],
  [
    'what waits to be paid is held, and what was paid was taken from what was held',
    `update stock_holds set released_at = now() where checkout_id = ${waiting}`,
  ],
  ['what was sold has a paid order', `update orders set paid_at = null`],
  [
    'a checkout that is over has nothing waiting to be paid by card',
    `update checkouts set state = 'expired', closed_at = now() where id = ${waiting}`,
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
