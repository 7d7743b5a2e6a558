import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOf, type LiveDatabase } from '../server/database.ts';
import { liveTables } from '../server/tables.ts';

export interface TestStore extends AsyncDisposable {
  db: LiveDatabase;
  url: string;
  /** Takes the database away from everyone, as an outage does. */
  lose(): Promise<void>;
  giveBack(): Promise<void>;
}

/** An empty database with the tables of live documents, for tests. */
export async function openTestStore(): Promise<TestStore> {
  const name = newName();
  await onServer(`create database ${name}`);
  const store = openStore(name);
  await store.db.query(liveTables);
  return store;
}

/** The same documents in another database, as after a restore to another place. Nobody may use the first meanwhile. */
export async function copyTestStore({ url, lose, giveBack }: TestStore): Promise<TestStore> {
  const name = newName();
  await lose();
  await onServer(`create database ${name} template ${new URL(url).pathname.slice(1)}`);
  await giveBack();
  return openStore(name);
}

const newName = () => `live_${randomBytes(6).toString('hex')}`;

function openStore(name: string): TestStore {
  const address = new URL(inject('postgres').url);
  address.pathname = `/${name}`;
  // Errors: databaseOf listens to them.
  const pool = new pg.Pool({ connectionString: address.href });
  return {
    db: databaseOf(pool),
    url: address.href,
    async lose() {
      await onServer(`alter database ${name} allow_connections false`);
      await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    giveBack: () => onServer(`alter database ${name} allow_connections true`),
    async [Symbol.asyncDispose]() {
      await pool.end();
      await dropOnceLeft(name);
    },
  };
}

// A pool's end does not wait until Postgres has heard each connection's goodbye.
async function dropOnceLeft(name: string): Promise<void> {
  const left = `do $$ begin
    for i in 1..200 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.05), pg_stat_clear_snapshot();
    end loop;
  end $$`;
  await onServer(left);
  await onServer(`drop database ${name}`);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
