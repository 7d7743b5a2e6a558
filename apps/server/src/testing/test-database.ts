import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database, type Db, databaseOver, openPool } from '../platform/db/database.ts';
import { type FreshState, freshStateOf, resetDatabase } from './reset-database.ts';

export interface TestDatabase extends Database, AsyncDisposable {
  url: string;
  /** A connection that stays with the database from test to test, for what is asked of it after each. */
  caretaker: Db;
}

interface Made {
  name: string;
  url: string;
  caretaker: Database;
  /** Another for emptying it: what sets triggers aside takes every plan of its connection away. */
  sweeper: Database;
  /** What the test before used: its connections know the tables already. */
  pool: Pool;
}

// Databases of this worker that are empty again. They go away with the run's Postgres.
const idle: Made[] = [];
let fresh: FreshState | undefined;

/** A market's database of one's own, empty and migrated. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const made = idle.pop() ?? (await makeDatabase());
  const { name, url, caretaker, sweeper, pool } = made;
  // What is remembered of a database goes with the test.
  const database = databaseOver(pool);
  fresh ??= await freshStateOf(caretaker.db);
  const state = fresh;
  return {
    ...database,
    url,
    caretaker: caretaker.db,
    async [Symbol.asyncDispose]() {
      const isAtRest = pool.totalCount === pool.idleCount && !pool.ending;
      // What still works on it is waited for.
      if (!isAtRest) await database.close();
      const connections = { caretaker: caretaker.db, sweeper: sweeper.db };
      if (await resetDatabase(connections, state))
        idle.push(isAtRest ? made : { ...made, pool: poolOf(url) });
      else {
        await Promise.all([caretaker.close(), sweeper.close(), database.close()]);
        await onServer(`drop database ${name} with (force)`);
      }
    },
  };
}

/** The same database over connections of its own, as another process has it. */
export function connectBeside({ url, caretaker }: TestDatabase): TestDatabase {
  const database = databaseOver(poolOf(url));
  return { ...database, url, caretaker, [Symbol.asyncDispose]: database.close };
}

const poolOf = (url: string) => openPool(url, { max: 10 });

async function makeDatabase(): Promise<Made> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files beats replaying them through the log when nothing is synced to disk.
  await onServer(`create database ${name} template ${inject('postgres').template} strategy file_copy`);
  const url = addressOf(name);
  const alone = () => connectDatabase(url, { max: 1 });
  return { name, url, caretaker: alone(), sweeper: alone(), pool: poolOf(url) };
}

async function onServer(statement: string): Promise<void> {
  const server = connectDatabase(inject('postgres').url, { max: 1 });
  try {
    await sql.raw(statement).execute(server.db);
  } finally {
    await server.close();
  }
}

function addressOf(name: string): string {
  const address = new URL(inject('postgres').url);
  address.pathname = `/${name}`;
  return address.href;
}
