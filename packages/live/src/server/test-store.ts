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
  // A pool's end does not wait for each connection's goodbye; the drop below then ends the rest of them.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query(liveTables);
  return {
    db: databaseOf(pool),
    url: address.href,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
