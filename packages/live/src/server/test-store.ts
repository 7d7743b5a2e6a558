import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOf, type LiveDatabase } from './database.ts';
import { liveTables } from './tables.ts';

interface TestStore extends AsyncDisposable {
  db: LiveDatabase;
  url: string;
}

/** An empty database with the tables of live documents, for tests. */
export async function openTestStore(): Promise<TestStore> {
  const { url: server } = inject('postgres');
  const name = `live_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href });
  // A test that ends connections looks at what it asks next.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query(liveTables);
  return {
    db: databaseOf(pool),
    url: address.href,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await dropOnceLeft(server, name);
    },
  };
}

// A pool's end does not wait until Postgres has heard each connection's goodbye.
async function dropOnceLeft(server: string, name: string): Promise<void> {
  const left = `do $$ begin
    for i in 1..200 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.05), pg_stat_clear_snapshot();
    end loop;
  end $$`;
  await onServer(server, left);
  await onServer(server, `drop database ${name}`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
