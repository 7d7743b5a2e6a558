import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { connectDatabase } from './database.ts';
import { FrequentStatements } from './frequent-statements.ts';
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
    const { rows } = await sql`
      select name from pg_prepared_statements where statement like '%"city" = $1%'`.execute(tx);
    expect(rows).toEqual([{ name: 'test-names' }]);
  });
});

test('what transactions come with again and again is planned once per connection, and elsewhere every time', async () => {
  await using database = await cloneDatabase();
  const { db, close } = connectDatabase(database.url, { max: 1 });
  const inCity = (of: typeof db, city: string) =>
    of.selectFrom('users').select('name').where('city', '=', city).execute();
  await buildUser(db, { name: 'Ana', city: 'Porto' });
  for (let n = 0; n < 8; n += 1) await inCity(db, 'Porto');
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 8; n += 1) expect(await inCity(tx, 'Porto')).toEqual([{ name: 'Ana' }]);
    expect(await inCity(tx, 'Oslo')).toEqual([]);
    const { rows } = await sql<{ times: number }>`
      select generic_plans + custom_plans as times from pg_prepared_statements`.execute(tx);
    expect(rows).toEqual([{ times: 4 }]);
  });
  await close();
});

test('statements are named up to a number of them, and lists of many lengths do not fill memory', () => {
  const statements = new FrequentStatements();
  for (let n = 0; n < 10_000; n += 1) expect(statements.nameOf(`once ${n}`)).toBeUndefined();
  const names = Array.from({ length: 400 }, (_, n) => {
    for (let times = 0; times < 5; times += 1) statements.nameOf(`often ${n}`);
    return statements.nameOf(`often ${n}`);
  });
  expect(new Set(names.slice(0, 300)).size).toBe(300);
  expect(new Set(names.slice(300))).toEqual(new Set([undefined]));
  expect(statements.nameOf('often 7')).toBe(names[7]);
});

test('after a migration one call at most fails over a plan from before it', async () => {
  await using database = await cloneDatabase();
  const { db, close } = connectDatabase(database.url, { max: 1 });
  const read = () =>
    db.transaction().execute(async (tx) => {
      for (let n = 0; n < 8; n += 1)
        await tx.selectFrom('languages').selectAll().where('code', '=', 'fr').execute();
    });
  await read();
  await sql`alter table languages add column spoken_by int`.execute(database.db);
  await read().catch((error) => expect(error.message).toContain('cached plan'));
  await read();
  await close();
});

test('rows have the columns that their table has by now, however many there were before', async () => {
  await using database = await cloneDatabase();
  const { db, close } = connectDatabase(database.url, { max: 2 });
  const findAll = prepared('test-widening', (of) => ({
    compile: () => sql<Record<string, unknown>>`select * from widening`.compile(of),
  }));
  await sql`create table widening (n int)`.execute(database.db);
  await sql`insert into widening values (1)`.execute(database.db);
  expect([await findAll(db), await findAll(db)]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  await db.transaction().execute(async (old) => {
    // It holds the connection with the plan of before, so that the next asks over one that has none yet.
    await sql`select 1`.execute(old);
    await sql`alter table widening add column word text default 'wide'`.execute(database.db);
    const wide = [{ n: 1, word: 'wide' }];
    expect([await findAll(db), await findAll(db)]).toEqual([wide, wide]);
  });
  await sql`drop table widening`.execute(database.db);
  await close();
});

test('a statement that fails leads to who asked', async () => {
  await using database = await cloneDatabase();
  const divide = prepared('test-dividing', (of, by: number) => ({
    compile: () => sql<{ n: number }>`select 1 / ${by}::int as n`.compile(of),
  }));
  expect(await divide(database.db, 1)).toEqual([{ n: 1 }]);
  const error = await divide(database.db, 0).catch((failure: Error) => failure);
  expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('prepared.test') });
});
