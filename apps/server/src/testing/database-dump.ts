import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Every row of every table as text, as in a backup: what a thief of one has. Bytes stand in it as hex. */
export async function dumpOf(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join('\n');
}

/** The same secret however a table may hold it. */
export const formsOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
];
