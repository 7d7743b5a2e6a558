import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { marketActs } from '../../../market-acts.ts';
import { marketInvariants } from '../../../market-invariants.ts';
import { finishOpenActs } from '../../../platform/acts/index.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { runDying } from '../../../testing/dying.fixture.ts';
import { buildFlashSale, takenOf } from '../../../testing/flash-sales.fixture.ts';
import { buildCard, inCart, stockOf, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';
import { expiringCheckouts } from './checkout.jobs.ts';

const KILLS = process.env.FIGURES === 'long' ? Number.POSITIVE_INFINITY : 7;
const MINUTE_MS = 60_000;
const CREDIT = 2_000;
const PIECES = 1_000;

async function openMarket() {
  const sandbox = await startSandbox();
  const app = await buildTestApp({ sandbox });
  // What is not told has to be asked for.
  await sandbox.tellNobody();
  const { db, log } = app;
  const own = await vaseAndBuyer(app, { available: PIECES });
  const { maya, product, shop, variantId } = own;
  await buildCoupon(db, { shop_id: shop.id, code: 'TEN' });
  await buildFlashSale(db, { product, pieces: PIECES, endsAt: new Date(Date.now() + 60 * MINUTE_MS) });
  const stripe = await sandbox.provider.client();
  const cardId = await buildCard(db, stripe, maya.id);
  const keys = JSON.stringify({ ...sandbox.keys, apiBase: sandbox.url });
  let given = 0;
  return {
    ...{ app, sandbox },
    /**
     * A buyer with a vase in their cart and 20 dollars in their wallet buys it, in a process that dies there.
     */
    async buy(dieAt: number) {
      await db.deleteFrom('cart_lines').execute();
      await inCart(app, maya, product);
      const missing = CREDIT - (await creditOf(db, maya));
      if (missing > 0) await giveCredit(db, maya, missing);
      given += missing;
      const args = [keys, maya.id, cardId, `buy-${dieAt}`, String(dieAt)];
      return runDying(app.database, 'dying-checkout.program.ts', args);
    },
    /** What workers do about it afterwards, a minute later and once its time is over. */
    async recover() {
      const clock = testClock();
      const parts = { db, clock, log: log.log };
      const acts = marketActs({ ...app, clock });
      clock.forward(MINUTE_MS + 1_000);
      // Until Postgres has noticed that the dead are gone.
      const left = async () => {
        await finishOpenActs(parts, acts);
        return db.selectFrom('acts').select('name').where('recorded_at', 'is', null).execute();
      };
      await expect.poll(left).toEqual([]);
      clock.forward(10 * MINUTE_MS);
      const open = async () => {
        await expiringCheckouts.run({ ...app, ...parts }, {});
        return db.selectFrom('checkouts').select('state').where('closed_at', 'is', null).execute();
      };
      await expect.poll(open).toEqual([]);
    },
    /** Everything there is, counted from each of its ends. */
    async sums() {
      const orders = await db.selectFrom('orders').selectAll().where('paid_at', 'is not', null).execute();
      const charges = (await stripe.charges.list({ limit: 100 })).data;
      const uses = await db.selectFrom('coupon_uses').selectAll().where('returned_at', 'is', null).execute();
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
      return {
        paid: orders.length,
        uses: uses.length,
        flash: orders.length - (await takenOf(db)),
        pieces: orders.length + (await stockOf(db, variantId)),
        charged: sum(charges.map(({ amount }) => amount)),
        byCard: sum(orders.map(({ total, credit }) => total - credit)),
        credit: sum(orders.map(({ credit }) => credit)) + (await creditOf(db, maya)) - given,
      };
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

test('killed between any two lines of a checkout, there is an order that is paid once, or nothing', {
  timeout: 600_000,
}, async () => {
  await using market = await openMarket();
  const { points } = await market.buy(0);
  expect(points).toBeGreaterThan(60);
  let paid = 1;
  let [killed, bought] = [0, 0];
  for (let dieAt = 1; dieAt <= points; dieAt += Math.max(1, Math.floor(points / KILLS))) {
    const { signal } = await market.buy(dieAt);
    // With the accounts and statements of the first there already, a checkout may have fewer lines.
    if (signal === null) {
      paid += 1;
      continue;
    }
    killed += 1;
    await market.recover();
    const sums = await market.sums();
    expect(sums.paid - paid, `killed at ${dieAt}`).toBeOneOf([0, 1]);
    bought += sums.paid - paid;
    paid = sums.paid;
    expect(sums, `killed at ${dieAt}`).toMatchObject({
      ...{ pieces: PIECES, uses: paid, credit: 0, flash: 0 },
      charged: sums.byCard,
    });
  }
  // Some died before anything was agreed on, and some after.
  expect([killed > bought, bought > 0]).toEqual([true, true]);
  expect((await checkInvariants(market.app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  tried('acts', killed, 'checkouts');
});
