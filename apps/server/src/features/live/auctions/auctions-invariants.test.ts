import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../platform/invariants.ts';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { auctionsInvariants } from './auctions.invariants.ts';
import { closeLotsOver } from './closing.service.ts';

class RolledBack extends Error {}

const broken: Array<[names: string[], ...breakage: string[]]> = [
  [
    ['the entries of a log are numbered without a gap, and the lot knows the last'],
    `update lots set last_number = last_number + 1`,
    `delete from lot_entries where kind = 'closed'`,
    `update lots set last_number = last_number - 2, state = 'running', closed_at = null,
       head_hash = (select hash from lot_entries where number = 1)`,
  ],
  [
    ['each entry of a log bears its own hash, made with the one before'],
    `update lot_entries set amount = amount + 1, about = '5001' where number = 2`,
  ],
  [['a lot stands as the last entry of its log says'], `update lots set price_amount = price_amount + 1`],
  [
    ['what was sold by its log was led by somebody, and at its reserve'],
    `update lots set reserve_amount = 90000`,
  ],
  [
    ['each entry of a log bears its own hash, made with the one before', 'no bid was taken after the end'],
    `update lot_entries set at = ends_at + interval '1 millisecond' where number = 2`,
  ],
  [['bidders of a lot are numbered from one without a gap'], `update lots set bidder_count = 3`],
];

test('it is noticed when a lot and its log do not agree', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app);
  await app.as(await buildBidder(app)).post(url, bidOf(9_000, 'maximum'));
  await app.as(await buildBidder(app)).post(url, bidOf(5_000));
  await closeLotsOver(app.db, -60_000);
  for (const [names, ...breakage] of broken) {
    const tried = app.db.transaction().execute(async (tx) => {
      await sql`alter table lot_entries disable trigger lot_entries_stay`.execute(tx);
      for (const statement of breakage) await sql.raw(statement).execute(tx);
      const found = (await checkInvariants(tx, [auctionsInvariants])).filter(({ ok }) => !ok);
      expect(found.map(({ name }) => name)).toEqual(names);
      throw new RolledBack();
    });
    await expect(tried, names.join()).rejects.toThrow(RolledBack);
  }
});

test('what was bid is never changed', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app);
  await app.as(await buildBidder(app)).post(url, bidOf(9_000, 'maximum'));
  const change = sql`update lot_entries set amount = 1 where number = 1`.execute(app.db);
  await expect(change).rejects.toThrow(/what was bid stays/);
});
