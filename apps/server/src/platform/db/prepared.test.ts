import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { prepared } from './prepared.ts';

const findNames = prepared('test-names', (db, city: string, ids: string[]) =>
  db
    .selectFrom('users')
    .select('name')
    .where('city', '=', city)
    .where('role', '=', 'member')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('name'),
);

test('a prepared query gives each caller the rows of their own values', async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const ana = await buildUser(db, { name: 'Ana', city: 'Porto' });
  const nour = await buildUser(db, { name: 'Nour', city: 'Fez' });
  const ids = [ana.id, nour.id];
  const answers = await Promise.all(
    ['Porto', 'Fez', 'Oslo', 'Porto'].map((city) => findNames(db, city, ids)),
  );
  expect(answers).toEqual([[{ name: 'Ana' }], [{ name: 'Nour' }], [], [{ name: 'Ana' }]]);
  expect(await findNames(db, 'Porto', [nour.id])).toEqual([]);
});

test('it sees its own transaction, and is planned once per connection', async () => {
  await using database = await cloneDatabase();
  await database.db.transaction().execute(async (tx) => {
    const ana = await buildUser(tx, { name: 'Ana', city: 'Porto' });
    for (let n = 0; n < 3; n += 1) expect(await findNames(tx, 'Porto', [ana.id])).toEqual([{ name: 'Ana' }]);
    expect(await findNames(database.db, 'Porto', [ana.id])).toEqual([]);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(tx);
    expect(rows).toEqual([{ name: 'test-names' }]);
  });
});
