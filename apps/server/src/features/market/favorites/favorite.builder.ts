import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

/** A heart on a product, a reminder for a show, or an event kept; counted where it is counted. */
export async function buildFavorite(db: Db, input: NewRow<'favorites'>): Promise<Row<'favorites'>> {
  const kept = await db.insertInto('favorites').values(input).returningAll().executeTakeFirstOrThrow();
  const counting = counters[input.kind];
  if (counting) await counting(input.target_id).execute(db);
  return kept;
}

const counters: Partial<Record<string, (target: string) => RawBuilder<unknown>>> = {
  product: (target) => sql`update products set favorite_count = favorite_count + 1 where id = ${target}`,
  show: (target) => sql`update shows set reminder_count = reminder_count + 1 where id = ${target}`,
};
