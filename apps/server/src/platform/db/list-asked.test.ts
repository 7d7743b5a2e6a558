import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { anyOf, anyText, idList } from './list-asked.ts';
import { prepared } from './prepared.ts';

const named = prepared('test list of ids', (db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select('name')
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .orderBy('name'),
);

const inOrder = prepared('test ids in order', (db, ids: readonly string[]) => ({
  compile: () =>
    sql<{ name: string }>`
      select name from unnest(${idList(ids)}) with ordinality asked (id, place) join users using (id) order by place`.compile(
      db,
    ),
}));

const living = prepared('test list of texts', (db, cities: readonly string[]) =>
  db
    .selectFrom('users')
    .select('name')
    .where(sql<boolean>`city = ${anyText(cities)}`),
);

test('who is asked for by a list is found, and one plan serves lists of every length', async () => {
  await using database = await cloneDatabase();
  await database.db.transaction().execute(async (tx) => {
    const ana = await buildUser(tx, { name: 'Ana', city: 'Porto' });
    const nour = await buildUser(tx, { name: 'Nour', city: 'Fez' });
    for (let n = 0; n < 4; n += 1) {
      expect(await named(tx, [ana.id])).toEqual([{ name: 'Ana' }]);
      expect(await named(tx, [nour.id, ana.id])).toEqual([{ name: 'Ana' }, { name: 'Nour' }]);
      expect(await inOrder(tx, [nour.id])).toEqual([{ name: 'Nour' }]);
      expect(await inOrder(tx, [nour.id, ana.id])).toEqual([{ name: 'Nour' }, { name: 'Ana' }]);
      expect(await living(tx, ['Oslo', 'Fez'])).toEqual([{ name: 'Nour' }]);
      expect(await living(tx, [])).toEqual([]);
    }
    const { rows } = await sql<{ name: string; anew: number }>`
      select name, custom_plans as anew from pg_prepared_statements where name like 'test %' order by name`.execute(
      tx,
    );
    expect(rows).toEqual([
      { name: 'test ids in order', anew: 5 },
      { name: 'test list of ids', anew: 5 },
      { name: 'test list of texts', anew: 5 },
    ]);
  });
});
