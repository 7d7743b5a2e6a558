import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openBreaks } from '../../../testing/breaks.fixture.ts';

let market: Awaited<ReturnType<typeof openBreaks>>;

// One of which two spots were bought and that is drawn, and one that is open.
beforeAll(async () => {
  market = await openBreaks();
  const maya = await market.bidder('Maya');
  const drawn = await market.open();
  for (const spot of [2, 1]) {
    await market.sell(drawn, spot, maya);
    await market.work();
  }
  await market.seller.post(`/api/breaks/${drawn}/close`);
  await market.work();
  await market.open({ title: 'Second box' });
});
afterAll(() => market[Symbol.asyncDispose]());

const drawn = `where state = 'drawn'`;

test.each<[string, ...string[]]>([
  ['what is announced of a break is the hash of its secret', `update breaks set secret = repeat('ab', 32)`],
  [
    'what was declared of a break is what its contents and its secret were chained to',
    `update break_contents set name = 'Platinum' where number = 1`,
  ],
  [
    'what was declared of a break is what its contents and its secret were chained to',
    `update breaks set kind = 'surprise' where state = 'open'`,
  ],
  ['a break has a spot for each of its pieces', `update break_contents set pieces = 2 where number = 1`],
  [
    'each spot that was bought bears its own hash, made with the one before',
    `update break_spots set sold_at = sold_at - interval '1 millisecond' where entry = 1`,
  ],
  [
    'each spot that was bought bears its own hash, made with the one before',
    `update break_spots set entry = 3 where entry = 2`,
  ],
  [
    'a drawn break knows the hash of its frozen list, and another has none and nothing in its spots',
    `update breaks set head = repeat('ab', 32) ${drawn}`,
  ],
  [
    'a drawn break knows the hash of its frozen list, and another has none and nothing in its spots',
    `update break_spots s set content = 1 from breaks b where b.id = s.break_id and b.state = 'open'`,
  ],
  [
    'what is in a spot is what the secret draws for it',
    `update break_spots s set content = 4 - content from breaks b where b.id = s.break_id and b.state = 'drawn'`,
  ],
  [
    'whoever bought a spot of a break paid for its lot, and their order says what they have',
    `update order_lines set options = '{}'`,
  ],
  [
    'whoever bought a spot of a break paid for its lot, and their order says what they have',
    `update break_spots set lot_head = repeat('ab', 32) where entry = 1`,
  ],
])('what breaks it is found: %s', async (name, ...statements) => {
  const undone = new Error('undone');
  await expect(
    market.app.db.transaction().execute(async (tx) => {
      const broken = async () =>
        (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok).map((one) => one.name);
      expect(await broken()).toEqual([]);
      for (const table of ['breaks', 'break_contents', 'break_spots'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      expect(await broken()).toContain(name);
      throw undone;
    }),
  ).rejects.toBe(undone);
});
