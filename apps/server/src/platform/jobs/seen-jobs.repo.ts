import type { JobGroup } from '@souk/shared/desk/admin-jobs/groups.ts';
import type { JobId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface JobRow {
  id: JobId;
  name: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  tries: number;
  error: string | null;
  askedAt: Date;
  at: Date;
}

const states: Readonly<Record<JobGroup, RawBuilder<unknown>>> = {
  failed: sql`state = 'failed'`,
  waiting: sql`state in ('created', 'retry', 'active')`,
};
// What the queue does for itself.
const ours = sql`name not like '\\_\\_pgboss%'`;

/** Who waits longest first, and who failed last. */
const orders: Readonly<Record<JobGroup, RawBuilder<unknown>>> = {
  failed: sql`completed_on desc, id`,
  waiting: sql`start_after, created_on, id`,
};

/** The queue makes its tables with the first worker. */
async function isThere(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

export async function findJobs(
  db: Db,
  { of, page, perPage }: { of: JobGroup; page: number; perPage: number },
): Promise<{ rows: JobRow[]; counts: Record<JobGroup, number> }> {
  const counts = { failed: 0, waiting: 0 };
  if (!(await isThere(db))) return { rows: [], counts };
  const [{ rows }, counted] = await Promise.all([
    sql<JobRow>`
      select id, name, state::text, retry_count + (started_on is not null)::int as tries,
        output ->> 'message' as error, created_on as "askedAt",
        case when state = 'failed' then completed_on else start_after end as at
      from pgboss.job where ${states[of]} and ${ours}
      order by ${orders[of]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<Record<JobGroup, number>>`
      select count(*) filter (where ${states.failed})::int as failed,
        count(*) filter (where ${states.waiting})::int as waiting
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') and ${ours}`.execute(db),
  ]);
  return { rows, counts: counted.rows[0] ?? counts };
}

/** As the queue itself does it: one more try, at once. Undefined where it does not stand as failed any more. */
export async function tryAgain(tx: Db, id: JobId): Promise<string | undefined> {
  if (!(await isThere(tx))) return undefined;
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
    where id = ${id} and state = 'failed' and ${ours} returning name`.execute(tx);
  return rows[0]?.name;
}
