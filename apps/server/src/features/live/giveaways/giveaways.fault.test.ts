import { tried } from '@souk/live/testing/tried.ts';
import type { GiveawayLog } from '@souk/shared/live/giveaways/log.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import { verifyGiveaway } from '@souk/shared/live/giveaways/verify-giveaway.ts';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { runDying } from '../../../testing/dying.fixture.ts';
import { openGiveaways } from '../../../testing/giveaways.fixture.ts';
import { stockOf } from '../../../testing/paying.fixture.ts';

const KILLS = process.env.FIGURES === 'long' ? Number.POSITIVE_INFINITY : 3;
const PIECES = 500;

test('killed between any two lines, a giveaway is drawn once, and its winner has one order', {
  timeout: 600_000,
}, async () => {
  await using market = await openGiveaways();
  const { app, variantId } = market;
  await app.db.updateTable('product_variants').set({ available: PIECES }).execute();
  const people = await market.people(3);
  const logOf = async (id: GiveawayId): Promise<GiveawayLog> =>
    (await app.get(`/api/giveaways/${id}/log`)).body;
  let given = 0;

  /** A giveaway is over, and a worker dies over it. */
  const endAndDie = async (dieAt: number) => {
    const id = await market.open();
    for (const person of people) await market.enter(id, person);
    given += 1;
    return { id, ...(await runDying(app.database, 'dying-giveaways.program.ts', [String(dieAt)])) };
  };
  const { points } = await endAndDie(0);
  expect(points).toBeGreaterThan(60);
  let killed = 0;
  for (let dieAt = 1; dieAt <= points; dieAt += Math.max(1, Math.floor(points / KILLS))) {
    const { id, signal } = await endAndDie(dieAt);
    if (signal === 'SIGKILL') killed += 1;
    const before = await logOf(id);
    // What other workers do about it; until Postgres has noticed that the dead are gone.
    const recover = async () => {
      await market.draw();
      await market.later(61_000);
      return (await market.row(id)).gift;
    };
    await expect.poll(recover, { message: `killed at ${dieAt}` }).toBe('ordered');
    const after = await logOf(id);
    expect(verifyGiveaway(after)).toMatchObject({ ok: true, state: 'drawn', entries: 3 });
    // What had been told of the draw stays.
    if (before.winner !== null) expect(after).toEqual(before);
    expect(await market.ordersOf(id), `killed at ${dieAt}`).toMatchObject([{ state: 'paid', total: 0 }]);
  }
  expect(await stockOf(app.db, variantId)).toBe(PIECES - given);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  tried('acts', killed, 'draws');
});
