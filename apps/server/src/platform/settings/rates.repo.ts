import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** By currency what one unit of it is worth in this one, as the operator keeps it. */
export async function findRates(db: Db, worthIn: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('currency_rates')
    .select(['currency', sql<string>`trim_scale(rate)::text`.as('rate')])
    .where('worth_in', '=', worthIn)
    .orderBy('currency')
    .execute();
  return new Map(rows.map(({ currency, rate }) => [currency, rate]));
}

export async function replaceRates(
  tx: Db,
  worthIn: string,
  rates: ReadonlyArray<{ currency: string; rate: string }>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('currency_rates').where('worth_in', '=', worthIn).execute();
  if (rates.length === 0) return;
  await tx
    .insertInto('currency_rates')
    .values(rates.map((one) => ({ ...one, worth_in: worthIn, changed_at: now })))
    .execute();
}
