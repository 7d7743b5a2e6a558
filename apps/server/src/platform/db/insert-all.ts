import type { Insertable, Selectable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

/** A row as it is put in: what has a default may be left out. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** A row as it is read back. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

// Postgres takes 65 535 parameters in one statement.
const MOST_PARAMETERS = 30_000;

/** Inserts many rows in few statements. All rows must name the same columns. */
export async function insertAll<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: ReadonlyArray<NewRow<Name>>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const perStatement = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += perStatement) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + perStatement))
      .execute();
  }
}
