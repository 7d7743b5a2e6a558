import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { nameStatement } from '../platform/db/prepared.ts';

/** How a fresh market's database looks: its shape, its tables, and the rows its migrations put there. */
export interface FreshState {
  shape: string;
  tables: readonly string[];
  rows: ReadonlyArray<{ table: string; content: string }>;
}

interface Connections {
  /** It keeps the plans of what is asked again after each test. */
  caretaker: Db;
  sweeper: Db;
}

export async function freshStateOf(db: Db): Promise<FreshState> {
  const tables = await tablesOf(db);
  const rows: FreshState['rows'][number][] = [];
  for (const table of tables) {
    const found = await sql<{ content: string | null }>`
      select jsonb_agg(kept)::text as content from ${sql.table(table)} as kept`.execute(db);
    const content = found.rows[0]?.content;
    if (content) rows.push({ table, content });
  }
  nameStatement(shape, 'shape');
  nameStatement(filledOf(tables), 'filled');
  return { shape: await shapeOf(db), tables, rows };
}

/** What is deleted keeps its place, as nothing cleans up in a test's database, and is passed by who looks there. */
const MOST_BYTES = 8_000_000;

/**
 * Empties a database to its fresh state, which takes a tenth of making one. False when its shape was changed, its tables
 * grew large, or Postgres was made to count their rows: where it had counted none, the oracle took twenty minutes over
 * three hundred orders, as each of its joins was planned for one row.
 */
export async function resetDatabase(
  { caretaker, sweeper }: Connections,
  fresh: FreshState,
): Promise<boolean> {
  if ((await shapeOf(caretaker)) !== fresh.shape) return false;
  // Of all the tables a test fills few.
  const filled = await sql<{ name: string; bytes: string }>`${sql.raw(filledOf(fresh.tables))}`.execute(
    caretaker,
  );
  if (filled.rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) > MOST_BYTES) return false;
  const deletes = filled.rows.map(({ name }) => `delete from "${name}";`);
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
    .execute(sweeper);
  return true;
}

const filledOf = (tables: readonly string[]): string =>
  tables
    .map(
      (table) => `select ${literal(table)} as name, pg_total_relation_size(${literal(`"${table}"`)}) as bytes
       where exists (select from "${table}")`,
    )
    .join(' union all ');

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migrations%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Whatever is made or changed leaves a newer row in what Postgres knows of its tables than any before; whatever is taken
 * away leaves one less. Of a table that was analyzed it knows how many rows it has.
 */
const shape = `
  select concat_ws(' ',
    (select md5(string_agg(name, ',' order by name)) from migrations),
    (select count(*) || ' ' || max(pg_attribute.xmin::text::bigint)
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attnum > 0),
    (select count(*) || ' ' || max(xmin::text::bigint)
     from pg_constraint where connamespace = 'public'::regnamespace),
    (select count(*) from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0)) as shape`;

async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ shape: string }>`${sql.raw(shape)}`.execute(db);
  return rows[0]?.shape ?? '';
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
