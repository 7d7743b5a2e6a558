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

/** The same secret however a table may hold it: as it is, as hex, or anywhere inside of base64. */
export function formsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].map((before) => {
    const whole = Buffer.from('-'.repeat(before) + secret).toString('base64');
    // The first and the last signs are mixed with what stands beside.
    return whole.slice(before === 0 ? 0 : before + 1, -4);
  });
  return [secret, Buffer.from(secret).toString('hex'), ...inBase64];
}
