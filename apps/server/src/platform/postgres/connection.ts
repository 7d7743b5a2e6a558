import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../config/operator-error.ts';
import { type Cluster, postgresUser } from './cluster.ts';

export async function ensureDatabase(cluster: Cluster, port: number, name: string): Promise<string> {
  const client = connection(cluster, port);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return databaseUrl(cluster, port, name);
}

export function databaseUrl(cluster: Cluster, port: number, name: string): string {
  return `postgres://${postgresUser}:${cluster.password}@127.0.0.1:${port}/${name}`;
}

/** Whether it lets us in; a wrong password is no matter of waiting. */
export async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = connection(cluster, port);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01') {
      throw new OperatorError(
        `The password in ${join(cluster.home, 'password')} is not the database's: bring that file back from a backup.`,
        { cause: error },
      );
    }
    // Still starting, or just gone: the caller looks again. https://www.postgresql.org/docs/18/errcodes-appendix.html
    if (code === '57P03' || code === '53300' || code === 'ECONNREFUSED' || code === 'ECONNRESET')
      return false;
    throw error;
  } finally {
    await client.end();
  }
}

function connection(cluster: Cluster, port: number): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: postgresUser,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection fails what is asked on it, and that is heard.
  client.on('error', () => undefined);
  return client;
}
