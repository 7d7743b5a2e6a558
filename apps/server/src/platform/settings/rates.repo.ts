import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** By currency what one unit of it is worth in this one, as the operator keeps it. */
export const findRates = (db: Db, worthIn: string): Promise<Map<string, string>> =>
  readRates(ratesIn(db, worthIn).where('removed_at', 'is', null));

/** The same with the last one of each currency whose rate was taken away: what was spent in it is counted still. */
export const findRatesOfSpent = (db: Db, worthIn: string): Promise<Map<string, string>> =>
  readRates(ratesIn(db, worthIn));

const ratesIn = (db: Db, worthIn: string) =>
  db
    .selectFrom('currency_rates')
    .select(['currency', sql<string>`trim_scale(rate)::text`.as('rate')])
    .where('worth_in', '=', worthIn)
    .orderBy('currency');

async function readRates(query: ReturnType<typeof ratesIn>): Promise<Map<string, string>> {
  return new Map((await query.execute()).map(({ currency, rate }) => [currency, rate]));
}

export async function replaceRates(
  tx: Db,
  worthIn: string,
  rates: ReadonlyArray<{ currency: string; rate: string }>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('currency_rates')
    .set({ removed_at: now })
    .where('worth_in', '=', worthIn)
    .where('removed_at', 'is', null)
    .execute();
  if (rates.length === 0) return;
  await tx
    .insertInto('currency_rates')
    .values(rates.map((one) => ({ ...one, worth_in: worthIn, changed_at: now, removed_at: null })))
    .onConflict((conflict) =>
      conflict.columns(['currency', 'worth_in']).doUpdateSet((eb) => ({
        rate: eb.ref('excluded.rate'),
        changed_at: now,
        removed_at: null,
      })),
    )
    .execute();
}
