import { logFile } from './market-database.ts';
import type { Config } from './platform/config/config.ts';
import { lockDataFolder } from './platform/data-folder/data-lock.ts';
import { openLog } from './platform/logging/log.ts';
import { stopLeftPostgres } from './platform/postgres/start-postgres.ts';
import type { LastRun } from './platform/process/last-run.ts';

/** What is left to do for a market that dies again and again: to say so, and to end the database it left running. */
export async function giveUp(config: Config, { end }: LastRun): Promise<number> {
  const log = openLog(config.log, logFile(config));
  log.fatal(
    `Souk ${end}. It died five times within a minute and is not started again; the reasons are above`,
  );
  if (!config.database.url) {
    using _lock = lockDataFolder(config.dataDir);
    await stopLeftPostgres(config.dataDir);
  }
  return 1;
}
