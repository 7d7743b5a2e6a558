import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { marketActs } from '../../../market-acts.ts';
import { marketInvariants } from '../../../market-invariants.ts';
import { finishOpenActs } from '../../../platform/acts/index.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { runDying } from '../../../testing/dying.fixture.ts';
import { stockOf } from '../../../testing/paying.fixture.ts';
import { openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildCoupon } from '../../money/coupons/coupon.builder.ts';
import { settleDue } from './settle-due.ts';

const KILLS = process.env.FIGURES === 'long' ? Number.POSITIVE_INFINITY : 3;
const MINUTE = 60_000;
const PIECES = 500;

test('killed between any two lines, each of two lots that were won has one order, which is paid once', {
  timeout: 600_000,
}, async () => {
  await using market = await openAuctions();
  const { app, sandbox, maya, variantId, parts } = market;
  const { db } = app;
  // What is not told has to be asked for.
  await sandbox.tellNobody();
  await db.updateTable('product_variants').set({ available: PIECES }).execute();
  const keys = JSON.stringify({ ...sandbox.keys, apiBase: sandbox.url });
  let won = 0;

  const noor = await market.bidder('Noor Haddad');
  await buildCoupon(db, { shop_id: market.shop.id, code: 'KEPT', also_won: true });

  /** Two people win a lot each, and a worker dies over them. */
  const winAndDie = async (dieAt: number) => {
    const winOf = async (bidder: typeof noor | typeof maya, amount: number) => {
      const lot = await market.lot({ alone: true });
      // One of the two has a coupon.
      if (bidder === noor)
        expect((await noor.call.put(`/api/lots/${lot.id}/win-coupon`, { code: 'KEPT' })).status).toBe(200);
      await market.bid(lot, bidder, amount);
      await market.close();
      return lot;
    };
    const lots = [await winOf(maya, 4_000), await winOf(noor, 5_000)];
    won += lots.length;
    const died = await runDying(app.database, 'dying-settling.program.ts', [keys, String(dieAt)]);
    return { lots, ...died };
  };
  const { points } = await winAndDie(0);
  expect(points).toBeGreaterThan(60);
  let killed = 0;
  for (let dieAt = 1; dieAt <= points; dieAt += Math.max(1, Math.floor(points / KILLS))) {
    const { lots, signal } = await winAndDie(dieAt);
    if (signal === 'SIGKILL') killed += 1;
    // What other workers do about it, a minute later; until Postgres has noticed that the dead are gone.
    const recover = async () => {
      app.clock.forward(MINUTE + 1_000);
      await finishOpenActs({ ...parts, log: app.log.log }, marketActs({ ...app, clock: app.clock }));
      await settleDue(parts);
      return Promise.all(lots.map(market.settlementOf));
    };
    await expect.poll(recover, { message: `killed at ${dieAt}` }).toEqual(['paid', 'paid']);
    for (const lot of lots)
      expect(await market.ordersOf(lot), `killed at ${dieAt}`).toMatchObject([{ state: 'paid' }]);
    expect(await market.ordersOf(lots[1] as (typeof lots)[0])).toMatchObject([{ discount: 500 }]);
  }
  expect(await market.charges()).toHaveLength(won);
  const used = await db.selectFrom('coupon_uses').select('amount').where('returned_at', 'is', null).execute();
  expect(used).toEqual(Array(won / 2).fill({ amount: 500 }));
  expect(await stockOf(db, variantId)).toBe(PIECES - won);
  expect((await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  tried('acts', killed, 'wins');
});
