import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../platform/db/database.ts';
import { type FreshState, freshStateOf, resetDatabase } from './reset-database.ts';

export interface TestDatabase extends Database, AsyncDisposable {
  url: string;
}

// Databases of this test file that are empty again. They go away with the run's Postgres.
const idle: string[] = [];
let fresh: FreshState | undefined;

/** A market's database of one's own, empty and migrated. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = idle.pop() ?? (await makeDatabase());
  const url = addressOf(name);
  const database = connectDatabase(url, { max: 10 });
  fresh ??= await freshStateOf(database.db);
  const state = fresh;
  return {
    ...database,
    url,
    async [Symbol.asyncDispose]() {
      await database.close();
      const cleaner = connectDatabase(url, { max: 1 });
      const clean = await resetDatabase(cleaner.db, state).finally(() => cleaner.close());
      if (clean) idle.push(name);
      else await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function makeDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files beats replaying them through the log when nothing is synced to disk.
  await onServer(`create database ${name} template ${inject('postgres').template} strategy file_copy`);
  return name;
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
