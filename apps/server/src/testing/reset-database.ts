import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** How a fresh market's database looks: its shape, and the rows its migrations put there. */
export interface FreshState {
  shape: string;
  rows: ReadonlyArray<{ table: string; content: string }>;
}

export async function freshStateOf(db: Db): Promise<FreshState> {
  const rows: FreshState['rows'][number][] = [];
  for (const table of await tablesOf(db)) {
    const found = await sql<{ content: string | null }>`
      select jsonb_agg(kept)::text as content from ${sql.table(table)} as kept`.execute(db);
    const content = found.rows[0]?.content;
    if (content) rows.push({ table, content });
  }
  return { shape: await shapeOf(db), rows };
}

/** Empties a database to its fresh state, which takes a tenth of making one. False when its shape was changed. */
export async function resetDatabase(db: Db, fresh: FreshState): Promise<boolean> {
  if ((await shapeOf(db)) !== fresh.shape) return false;
  const deletes = (await tablesOf(db)).map((table) => `delete from "${table}";`);
  const inserts = fresh.rows.map(
    ({ table, content }) =>
      `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", ${literal(content)});`,
  );
  // Rows go in any order while foreign keys and triggers rest.
  await sql
    .raw(
      `begin; set local session_replication_role = replica;
      ${deletes.join('\n')} ${inserts.join('\n')} drop schema if exists pgboss cascade; commit;`,
    )
    .execute(db);
  return true;
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migrations%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whatever is made, changed or taken away leaves another row in what Postgres knows of its tables. */
async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(
      (select string_agg(name, ',' order by name) from migrations) ||
      (select string_agg(attrelid || '.' || attnum || '.' || pg_attribute.xmin, ',' order by attrelid, attnum)
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and attnum > 0) ||
      (select string_agg(oid || '.' || xmin, ',' order by oid)
       from pg_constraint where connamespace = 'public'::regnamespace)) as shape`.execute(db);
  return rows[0]?.shape ?? '';
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
