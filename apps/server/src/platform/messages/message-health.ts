import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { mailJobName } from '../mail/send-mail.ts';
import { textJobName } from '../sms/send-text.ts';
import { MarketRefused } from './delivery-failures.ts';

/** As the queue keeps why it failed. */
const refusal = new MarketRefused('').name;

type MessageHealth = Record<string, () => Promise<'ok' | 'delayed' | 'refused' | 'kept'>>;

/**
 * How mail and text messages are doing, from the database and so for every worker: `delayed` while one waits for
 * another try, `refused` where that is so because the
 * other side takes nothing of this market, `kept` where a market in production has nothing to send them with.
 */
export function messageHealth(config: Pick<Config, 'mail' | 'sms' | 'production'>, db: Db): MessageHealth {
  const ways: Array<[string, string, string | undefined]> = [
    ['mail', mailJobName, config.mail.smtpUrl],
    ['texts', textJobName, config.sms.url],
  ];
  return Object.fromEntries(
    ways
      .filter(([, , way]) => way !== undefined || config.production)
      .map(([name, job, way]) => [name, async () => (way === undefined ? 'kept' : await waitingOf(db, job))]),
  );
}

async function waitingOf(db: Db, job: string): Promise<'ok' | 'delayed' | 'refused'> {
  // The queue makes its tables with the first worker.
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!rows[0]?.there) return 'ok';
  const waiting = await sql<{ refused: boolean | null }>`
    select bool_or(output ->> 'type' = ${refusal}) as refused
    from (select output from pgboss.job where name = ${job} and state = 'retry' limit 200) waiting
    having count(*) > 0`.execute(db);
  const [found] = waiting.rows;
  return !found ? 'ok' : found.refused ? 'refused' : 'delayed';
}
