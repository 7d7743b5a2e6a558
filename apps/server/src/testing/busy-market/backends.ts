import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@souk/live/testing/chance.ts';
import pg from 'pg';
import type { MarketProcess } from './market-process.ts';

/** Which connections are meant, as a condition on `pg_stat_activity`. */
const kinds = {
  transaction: 'xact_start is not null',
  listening: "application_name in ('', 'souk outbox')",
  jobs: "application_name = 'souk jobs'",
  any: 'true',
};
type Kind = keyof typeof kinds;

const ourselves = 'test';
const MOST_PAUSE_MS = 40;

/** Has Postgres end so many of the market's connections, one soon after another, and counts what they were. */
export async function endBackends(
  { databaseUrl }: MarketProcess,
  { count, chance }: { count: number; chance: Chance },
): Promise<Record<Kind, number>> {
  const ended = { transaction: 0, listening: 0, jobs: 0, any: 0 };
  const client = new pg.Client({ connectionString: databaseUrl, application_name: ourselves });
  // It is not among those that are ended; what befalls it fails its next question.
  client.on('error', () => undefined);
  await client.connect();
  for (let left = count; left > 0; ) {
    const kind = chance.oneOf(Object.keys(kinds) as Kind[]);
    const { rowCount } = await client.query(`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where backend_type = 'client backend' and application_name <> '${ourselves}' and (${kinds[kind]})
        order by pid offset ${chance.from(0, 2)} limit 1) as one`);
    ended[kind] += rowCount ?? 0;
    left -= rowCount ?? 0;
    await pause(chance.from(0, MOST_PAUSE_MS));
  }
  await client.end();
  return ended;
}
