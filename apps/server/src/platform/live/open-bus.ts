import type { Bus } from '@souk/live/server/bus.ts';
import { readDatabaseName } from '@souk/live/server/epoch.ts';
import { postgresBus } from '@souk/live/server/postgres-bus.ts';
import { redisBus } from '@souk/live/server/redis-bus.ts';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { liveDatabaseOf } from './live-database.ts';

interface BusParts {
  database: Pick<Database, 'db' | 'pool'>;
  redisUrl: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * Over it the processes of one market tell each other what is written: by Postgres alone as wake-ups, after which each
 * reads; with Redis as the changes themselves. Nothing is connected before the first subscribes or appends.
 */
export async function openBus({ database, redisUrl, onError }: BusParts): Promise<Bus> {
  const db = liveDatabaseOf(database.db);
  // Errors: a bus listens to the errors of the clients that it makes.
  const postgres = postgresBus({
    client: () =>
      new pg.Client({
        connectionString: database.pool.options.connectionString,
        connectionTimeoutMillis: 10_000,
      }),
    db,
    onError,
  });
  if (redisUrl === undefined) return postgres;
  const { Redis } = await import('ioredis');
  // Errors: here too.
  return redisBus({
    client: () => new Redis(redisUrl),
    fallback: postgres,
    name: async () => `souk_live:${await readDatabaseName(db)}`,
    onError,
  });
}
