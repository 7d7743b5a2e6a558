import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openGiveaways } from '../../../testing/giveaways.fixture.ts';

let market: Awaited<ReturnType<typeof openGiveaways>>;

// One whose winner has their order, and one that is open.
beforeAll(async () => {
  market = await openGiveaways();
  const people = await market.people(3);
  const drawn = await market.open();
  for (const person of people) await market.enter(drawn, person);
  await market.draw();
  await market.give();
  const off = await market.open();
  for (const person of people) await market.enter(off, person);
  await market.cancel(off);
  const open = await market.open();
  for (const person of people) await market.enter(open, person);
});
afterAll(() => market[Symbol.asyncDispose]());

const drawn = `where state = 'drawn'`;
const another = `(winner_number % 3) + 1`;

test.each<[string, ...string[]]>([
  [
    'what is announced of a giveaway is the hash of its secret',
    `update giveaways set secret = repeat('ab', 32) where state = 'open'`,
  ],
  [
    'entries of a giveaway are numbered without a gap, and it knows how many',
    `delete from giveaway_entries where number = 3`,
  ],
  [
    'each entry of a giveaway bears its own hash, made with the one before',
    `update giveaway_entries set ticket = repeat('ab', 16) where number = 1`,
  ],
  [
    'each entry of a giveaway bears its own hash, made with the one before',
    `update giveaways set audience = 'followers' where state = 'open'`,
  ],
  [
    'an open giveaway knows the last hash of its list, and one that is over that of the frozen list',
    `update giveaway_entries e set struck = true from giveaways g
     where g.id = e.giveaway_id and g.state = 'drawn' and e.number <> g.winner_number`,
  ],
  [
    'an open giveaway knows the last hash of its list, and one that is over that of the frozen list',
    `update giveaways set head = repeat('ab', 32) where state = 'cancelled'`,
  ],
  [
    'nobody entered a giveaway outside of its time, or won what another entered',
    `update giveaways set cancelled_at = opened_at where state = 'cancelled'`,
  ],
  [
    'who won a giveaway is whom its secret draws from its list',
    `update giveaways g set winner_number = ${another}, winner_id = (select user_id from giveaway_entries e
       where e.giveaway_id = g.id and e.number = (g.winner_number % 3) + 1) ${drawn}`,
  ],
  [
    'nobody entered a giveaway outside of its time, or won what another entered',
    `update giveaway_entries set at = at + interval '1 hour'`,
  ],
  [
    'nobody entered a giveaway outside of its time, or won what another entered',
    `update giveaways set winner_id = (select owner_id from shops limit 1) ${drawn}`,
  ],
  [
    'a show has at most one giveaway open',
    `drop index giveaways_one_open`,
    `update giveaways set state = 'open', drawn_at = null, winner_number = null, gift = null, piece = 'held' ${drawn}`,
  ],
  [
    'what is given away is held until its winner has it or it is back on its shelf',
    `update giveaways set piece = 'back' ${drawn}`,
  ],
  [
    'what was won in a giveaway is one order of its winner, of which nothing is to be paid',
    `update checkouts set source = 'cart', giveaway_id = null where giveaway_id is not null`,
  ],
])('what breaks it is found: %s', async (name, ...statements) => {
  const undone = new Error('undone');
  await expect(
    market.app.db.transaction().execute(async (tx) => {
      const broken = async () =>
        (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok).map((one) => one.name);
      expect(await broken()).toEqual([]);
      for (const table of ['giveaways', 'giveaway_entries'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      expect(await broken()).toContain(name);
      throw undone;
    }),
  ).rejects.toBe(undone);
});
