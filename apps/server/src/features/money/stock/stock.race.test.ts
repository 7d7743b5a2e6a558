import { tried } from '@souk/live/testing/tried.ts';
import type { CheckoutId, UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { stockOf, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { holdReleased, holdStock, releaseHolds } from './index.ts';

const isLong = process.env.FIGURES === 'long';
const ROUNDS = isLong ? 500 : 20;
// In a short run the first rounds alone are that crowded, and the others a fifth of it.
const crowdIn = (round: number) =>
  isLong || round < 4 ? { buyers: 500, units: 100 } : { buyers: 100, units: 20 };

/** Checkouts that are over, so that one buyer may have many. */
async function checkoutsOf(app: TestApp, buyerId: UserId, count: number): Promise<CheckoutId[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => newId<CheckoutId>());
  const common = { buyer_id: buyerId, source: 'cart' as const, expires_at: now, address_id: null };
  const ended = { state: 'left' as const, choices: '{}', notes: '{}', created_at: now, closed_at: now };
  await insertAll(
    app.db,
    'checkouts',
    ids.map((id) => ({ id, ...common, ...ended })),
  );
  return ids;
}

async function openShelf() {
  const app = await buildTestApp();
  const other = await buildTestApp({ beside: app });
  const { variantId, maya } = await vaseAndBuyer(app, { available: 100 });
  const now = app.clock.now();
  const dbOf = (n: number) => (n % 2 ? app.db : other.db);
  return {
    ...{ app, variantId },
    checkouts: (count: number) => checkoutsOf(app, maya.id, count),
    hold: async (n: number, checkoutId: CheckoutId, quantities: number[]): Promise<number> => {
      const wanted = quantities.map((quantity) => ({ kind: 'product' as const, variantId, quantity }));
      const { held } = await dbOf(n)
        .transaction()
        .execute(async (tx) => {
          const holds = await holdStock(tx, { checkoutId, buyerId: maya.id, now, insteadOf: [] }, wanted);
          await holds.written;
          return holds;
        });
      return held.get(variantId) ?? 0;
    },
    release: (n: number, checkoutId: CheckoutId) =>
      dbOf(n)
        .transaction()
        .execute((tx) => releaseHolds(tx, checkoutId, now)),
    holdAgain: (n: number, checkoutId: CheckoutId) =>
      dbOf(n)
        .transaction()
        .execute((tx) => holdReleased(tx, checkoutId, { buyerId: maya.id, variantIds: [variantId] }, now)),
    left: () => stockOf(app.db, variantId),
    /** The oracle is asked about a market in which nothing was tried. */
    async refill(available = 100) {
      await app.db.deleteFrom('stock_holds').execute();
      await app.db.updateTable('product_variants').set({ available }).where('id', '=', variantId).execute();
      await app.db.updateTable('products').set({ status: 'active' }).execute();
    },
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('of five hundred buyers who want one of a hundred, a hundred get one', {
  timeout: ROUNDS * 10_000,
}, async () => {
  await using shelf = await openShelf();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyers, units } = crowdIn(round);
    await shelf.refill(units);
    const coming = (await shelf.checkouts(buyers)).values();
    // They come over sixteen connections, one after the other on each.
    const gotten = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        let got = 0;
        for (const id of coming) got += await shelf.hold(n, id, [1]);
        return got;
      }),
    );
    expect([sum(gotten), await shelf.left()]).toEqual([units, 0]);
  }
  await shelf.refill();
  tried('stock', ROUNDS, '500 buyers for 100 units over two processes');
});

test('who wants one thing on two lines gets no more than there is, and no less', async () => {
  await using shelf = await openShelf();
  await shelf.refill(5);
  const checkouts = await shelf.checkouts(6);
  const gotten = await Promise.all(checkouts.map((id, n) => shelf.hold(n, id, [1, 1])));
  expect([sum(gotten), await shelf.left(), gotten.toSorted()]).toEqual([5, 0, [0, 0, 0, 1, 2, 2]]);
  await shelf.refill();
});

test('a hold that ends in the instant in which others come for it goes back once, and to one of them', async () => {
  await using shelf = await openShelf();
  for (let round = 0; round < ROUNDS; round += 1) {
    await shelf.refill(10);
    const [ending, ...others] = await shelf.checkouts(21);
    if (!ending) throw new Error('no checkout');
    expect(await shelf.hold(0, ending, [4])).toBe(4);
    const gotten = await Promise.all([
      ...others.map((id, n) => shelf.hold(n, id, [1])),
      ...[0, 1, 2].map(async (n) => {
        await shelf.release(n, ending);
        return 0;
      }),
    ]);
    const isHeldAgain = await Promise.all([0, 1].map((n) => shelf.holdAgain(n, ending)));
    const again = isHeldAgain.includes(true) ? 4 : 0;
    expect(sum(gotten) + again + (await shelf.left())).toBe(10);
  }
  await shelf.refill();
});
