import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

// Written down every half minute while a worker runs.
const isAhead = sql`(select cron_on > now() + interval '1 minute' from pgboss.version)`;

/**
 * Scheduled work begins when so long has gone by since it began last, once in each minute, and what failed is tried again
 * after a while. After the clock was set back, all of that would wait until it has caught up. True where it was.
 */
export const forgetWhatIsAhead = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const known = await sql<{ isThere: boolean }>`
      select to_regclass('pgboss.version') is not null as "isThere"`.execute(tx);
    if (!known.rows[0]?.isThere) return false;
    const { rows } = await sql<{ isAhead: boolean }>`select ${isAhead} as "isAhead"`.execute(tx);
    if (!rows[0]?.isAhead) return false;
    await sql`
      update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null,
        monitor_backoff_on = null`.execute(tx);
    await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null`.execute(
      tx,
    );
    await sql`
      update pgboss.job set singleton_on = null
      where singleton_on > now() at time zone 'UTC' + interval '1 minute'`.execute(tx);
    await sql`
      update pgboss.job set start_after = start_after - (created_on - now()), created_on = now()
      where created_on > now() + interval '1 minute' and state in ('created', 'retry')`.execute(tx);
    await sql`update outbox_deliveries set next_try_at = now() where delivered_at is null and next_try_at > now()`.execute(
      tx,
    );
    return true;
  });
