import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { mailJobName } from '../mail/send-mail.ts';
import { textJobName } from '../sms/send-text.ts';

type MessageHealth = Record<string, () => Promise<'ok' | 'delayed' | 'kept'>>;

/**
 * How mail and text messages are doing, from the database and so for every worker: `delayed` while one waits for
 * another try, `kept` where a market in production has nothing to send them with.
 */
export function messageHealth(config: Pick<Config, 'mail' | 'sms' | 'production'>, db: Db): MessageHealth {
  const ways: Array<[string, string, string | undefined]> = [
    ['mail', mailJobName, config.mail.smtpUrl],
    ['texts', textJobName, config.sms.url],
  ];
  return Object.fromEntries(
    ways
      .filter(([, , way]) => way !== undefined || config.production)
      .map(([name, job, way]) => [
        name,
        async () => (way === undefined ? 'kept' : (await waitsForRetry(db, job)) ? 'delayed' : 'ok'),
      ]),
  );
}

async function waitsForRetry(db: Db, job: string): Promise<boolean> {
  // The queue makes its tables with the first worker.
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!rows[0]?.there) return false;
  const waiting = await sql`select from pgboss.job where name = ${job} and state = 'retry' limit 1`.execute(
    db,
  );
  return waiting.rows.length > 0;
}
