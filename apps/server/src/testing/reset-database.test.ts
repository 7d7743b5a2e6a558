import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { publish } from '../platform/outbox/outbox.ts';
import { cloneDatabase } from './test-database.ts';

const nameOf = async (db: Parameters<typeof buildUser>[0]) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name;
};

test('the next test finds a used database as if it were new', async () => {
  let used: string | undefined;
  {
    await using first = await cloneDatabase();
    used = await nameOf(first.db);
    await buildUser(first.db);
    await publish(first.db, 'mail', { to: "o'neill" });
    await first.db
      .updateTable('app_settings')
      .set({ data: JSON.stringify({ name: 'Medina' }) })
      .execute();
    await sql`create schema pgboss`.execute(first.db);
  }
  await using next = await cloneDatabase();
  expect(await nameOf(next.db)).toBe(used);
  expect(await next.db.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await next.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(await next.db.selectFrom('app_settings').select('data').execute()).toEqual([{ data: {} }]);
  const schemas = await sql`select from pg_namespace where nspname = 'pgboss'`.execute(next.db);
  expect(schemas.rows).toHaveLength(0);
});

test('what empties a database leaves the plans of the connection that asks the oracle', async () => {
  const used = await cloneDatabase();
  const name = await nameOf(used.db);
  await used[Symbol.asyncDispose]();
  const { rows } = await sql<{ sweeps: boolean; asks: boolean }>`
    select bool_or(query like '%session_replication_role = replica;%') as sweeps, bool_or(pid = pg_backend_pid()) as asks
    from pg_stat_activity where datname = ${name} group by pid order by 1, 2`.execute(used.caretaker);
  expect(rows.filter(({ sweeps, asks }) => sweeps && !asks)).toHaveLength(1);
});

test.each([
  `alter table users add column height int`,
  `alter table shops drop constraint shops_owner_id_key`,
  `update migrations set name = 'older' where name = (select max(name) from migrations)`,
  `analyze users`,
  `insert into outbox (topic, payload) select 'mail', to_jsonb(n) from generate_series(1, 100000) n`,
])('a database that was changed by "%s" is not used again', async (change) => {
  let used: string | undefined;
  {
    await using first = await cloneDatabase();
    used = await nameOf(first.db);
    await sql.raw(change).execute(first.db);
  }
  await using next = await cloneDatabase();
  expect(await nameOf(next.db)).not.toBe(used);
});
