import { type Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { MarketDb } from './after-commit.ts';
import { preparingClients } from './prepared.ts';
import type { Tables } from './schema.ts';
import { endSilentConnections } from './silent-connections.ts';

// A transaction simply is a Db: functions that take one work inside and outside of it.
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

// Who waits longer for a connection is told to come again, rather than left with a database that hangs.
const WAIT_MS = 10_000;

// The one used last is used first, so what a rush opened goes soon after it: each takes three to ten
// megabytes of Postgres. But not in a lull of it: a new one plans each statement five times before it keeps a plan, a
// third of a second of Postgres's CPU for those of a checkout. A few stay for the next queries.
const IDLE_MS = 30_000;
const LEAST = 3;

// No act waits for anything else in the middle of its transaction: one that stands this long lost its market, whose
// machine may have gone without a word. Its locks keep others out.
const ORPHANED_MS = 120_000;

interface PoolOptions {
  max?: number;
  waitMs?: number;
  /** See `endSilentConnections`. */
  silentMs?: number;
  idleMs?: number;
  /** A connection was lost. */
  onError?: (error: Error) => void;
}

/** What was to follow a commit failed. */
type OnFailedAct = (error: Error) => void;

export function connectDatabase(
  url: string,
  options: PoolOptions & { onFailedAct?: OnFailedAct } = {},
): Database {
  return databaseOver(openPool(url, options), options.onFailedAct);
}

export function databaseOver(
  pool: pg.Pool,
  onFailedAct: OnFailedAct = (error) => process.emitWarning(error),
): Database {
  const db = new MarketDb({ dialect: new PostgresDialect({ pool }) }, onFailedAct);
  return { db, pool, close: () => db.destroy() };
}

export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.waitMs ?? WAIT_MS,
    idleTimeoutMillis: options.idleMs ?? IDLE_MS,
    min: LEAST,
    idle_in_transaction_session_timeout: ORPHANED_MS,
    application_name: 'souk',
    types: { getTypeParser },
    pipeline: true,
    Client: preparingClients(),
  });
  // Nobody else listens while a connection is in use, and then its loss would end the process. It may be told twice.
  pool.on('connect', (client) => {
    client.once('error', (error) => options.onError?.(error));
    client.on('error', () => undefined);
  });
  // The same once more for one that is idle.
  pool.on('error', () => undefined);
  endSilentConnections(pool, { silentMs: options.silentMs, onError: options.onError });
  return pool;
}

const INT8 = 20;
const DATE = 1082;
const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
};

// Our bigints are amounts and counters; all fit a safe integer, and one that does not must not be rounded.
// A day is a day, without the hours and the time zone a Date would give it.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) => {
  if (format !== 'binary' && oid === INT8) return safeInteger;
  if (format !== 'binary' && oid === DATE) return String;
  return (pg.types.getTypeParser as (oid: number, format: unknown) => unknown)(oid, format ?? 'text');
};
