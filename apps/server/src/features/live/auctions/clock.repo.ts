import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Of all who look, the holder of this row knows when the last look was. In milliseconds since 1970. */
export async function lookAgain(tx: Db): Promise<{ before: number | null; now: number }> {
  const { rows } = await sql<{ before: number | null; now: number }>`
    with known as (select looked_at from auction_clock for update),
      kept as (
        insert into auction_clock (looked_at) select clock_timestamp() from (select count(*) from known) as held
        on conflict (one) do update set looked_at = clock_timestamp())
    select (select floor(extract(epoch from looked_at) * 1000)::float8 from known) as before,
      floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(tx);
  return rows[0] ?? { before: null, now: 0 };
}

/** As if the clock had been watched all the time: what ran out meanwhile is closed, and not opened again. */
export async function forgetAway(tx: Db): Promise<void> {
  await tx.deleteFrom('auction_clock').execute();
}

/** Milliseconds until the next lot is over; null where none runs. */
export async function timeToNextEnd(db: Db): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    select (extract(epoch from min(coalesce(closes_at, ends_at)) - clock_timestamp()) * 1000)::float8 as left
    from lots where state = 'running'`.execute(db);
  return rows[0]?.left ?? null;
}
