import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openDisputedMarket } from '../../../testing/disputes.fixture.ts';

let market: Awaited<ReturnType<typeof openDisputedMarket>>;

// One order about which something is open.
beforeAll(async () => {
  market = await openDisputedMarket();
  await market.arrive();
  await market.open();
});
afterAll(() => market[Symbol.asyncDispose]());

test.each<[string, string]>([
  [
    'a dispute goes along the table of its states, and stands where its last step led',
    `update disputes set state = 'returning'`,
  ],
  [
    'an order stands still exactly while something about it is open',
    `update disputes set state = 'withdrawn', closed_at = now(), answer_by = null`,
  ],
  ['money is frozen only of what something is open about', `update orders set state = 'delivered'`],
])('it is noticed when this does not hold: %s', async (name, breakage) => {
  const { db } = market.app;
  const broken = async (in_: typeof db) =>
    (await checkInvariants(in_, marketInvariants)).filter(({ ok }) => !ok).map((one) => one.name);
  expect(await broken(db)).toEqual([]);
  const trying = db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql.raw(breakage).execute(tx);
    expect(numAffectedRows).toBeGreaterThan(0n);
    expect(await broken(tx as unknown as typeof db)).toContain(name);
    throw new RolledBack();
  });
  await expect(trying).rejects.toThrow(RolledBack);
});

class RolledBack extends Error {}
