import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';

test.each([
  ['what was paid for at an event has a ticket for each person, and nothing else has', 'delete from tickets'],
  ['every ticket that was sold or is held has a seat', 'update event_tickets set sold = sold - 1'],
])('it is noticed when this does not hold: %s', async (name, breakage) => {
  await using office = await openBoxOffice();
  const { db } = office.app;
  await office.take(1);
  const broken = async (in_: typeof db) =>
    (await checkInvariants(in_, marketInvariants)).filter(({ ok }) => !ok).map((one) => one.name);
  expect(await broken(db)).toEqual([]);
  const trying = db.transaction().execute(async (tx) => {
    await sql.raw(breakage).execute(tx);
    expect(await broken(tx as unknown as typeof db)).toContain(name);
    throw new RolledBack();
  });
  await expect(trying).rejects.toThrow(RolledBack);
});

class RolledBack extends Error {}
