import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface SignUpsRow {
  /** YYYY-MM-DD. */
  day: string;
  people: number;
}

/** How many came on each day since then. Days on which nobody did are left out. */
export async function findSignUps(
  db: Db,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<SignUpsRow[]> {
  const { rows } = await sql<SignUpsRow>`
    select to_char(day, 'YYYY-MM-DD') as day, people from (
      select (created_at at time zone ${timeZone})::date as day, count(*)::int as people
      from users where created_at >= ${since} group by 1) came
    order by day`.execute(db);
  return rows;
}
