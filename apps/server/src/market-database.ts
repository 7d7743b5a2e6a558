import { join } from 'node:path';
import type { Config } from './platform/config/config.ts';
import { OperatorError } from './platform/config/operator-error.ts';
import { prepareDataFolder } from './platform/data-folder/data-folder.ts';
import { lockDataFolder, MarketRunning } from './platform/data-folder/data-lock.ts';
import { connectDatabase, type Database } from './platform/db/database.ts';
import { migrate, missingMigrations, NewerSchemaError } from './platform/db/migrate.ts';
import type { Log } from './platform/logging/log.ts';
import { checkOwnDatabase } from './platform/postgres/own-database.ts';
import { findPostgres, type RunningPostgres, startPostgres } from './platform/postgres/start-postgres.ts';

/** Where all log lines go that the terminal does not show. */
export const logFile = (config: Config) => join(config.dataDir, 'logs', 'souk.log');

/** The database of the configuration: one's own, or the built-in one, which is then started. */
export async function startDatabase(
  config: Config,
  log: Log,
  signal?: AbortSignal,
): Promise<{ url: string; postgres: RunningPostgres | undefined }> {
  if (config.database.url) {
    await checkOwnDatabase(config.database.url);
    return { url: config.database.url, postgres: undefined };
  }
  const postgres = await startPostgres({ dataDir: config.dataDir, log, signal });
  return { url: postgres.url, postgres };
}

export function connect(config: Config, url: string, log: Log, stopping?: AbortSignal): Database {
  return connectDatabase(url, {
    max: config.database.pool,
    onError(err) {
      if (!stopping?.aborted) log.warn({ err }, 'A database connection was lost');
    },
    onFailedAct: (err) => log.error({ err }, 'what follows a commit failed'),
  });
}

/** For a command beside the market: uses the Postgres of a running market, else starts one for its own time. */
export async function withDatabase<Result>(
  config: Config,
  log: Log,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await using open = new AsyncDisposableStack();
  const url = await databaseFor(config, log, open);
  const database = open.adopt(connect(config, url, log), ({ close }) => close());
  return await work(database);
}

export const migrateOrExplain = ({ db }: Database): Promise<string[]> => explained(migrate(db));

/** For a command that is no reason to migrate a database. */
export async function needSchema({ db }: Database): Promise<void> {
  const missing = await explained(missingMigrations(db));
  if (missing.length === 0) return;
  throw new OperatorError(
    'The database does not have this version’s schema yet: run "npm run souk -- migrate", or start the market, and try again.',
  );
}

async function explained<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NewerSchemaError) throw new OperatorError(error.message, { cause: error });
    throw error;
  }
}

async function databaseFor(config: Config, log: Log, open: AsyncDisposableStack): Promise<string> {
  if (!config.database.url) {
    prepareDataFolder(config.dataDir);
    try {
      open.use(lockDataFolder(config.dataDir));
    } catch (error) {
      const url = error instanceof MarketRunning ? await findPostgres(config.dataDir) : undefined;
      if (url) return url;
      throw error;
    }
  }
  const { url, postgres } = await startDatabase(config, log);
  if (postgres) open.defer(() => postgres.stop());
  return url;
}
