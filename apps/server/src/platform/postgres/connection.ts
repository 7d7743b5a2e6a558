import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../config/operator-error.ts';
import { type Cluster, postgresUser } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** Where a Postgres is reached: its host is this machine's address, or the folder of its Unix socket. */
export interface Place {
  host: string;
  port: number;
}

export const loopback = '127.0.0.1';

export async function ensureDatabase(cluster: Cluster, place: Place, name: string): Promise<string> {
  const client = connection(cluster, place);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return databaseUrl(cluster, place, name);
}

export function databaseUrl(cluster: Cluster, { host, port }: Place, name: string): string {
  return `postgres://${postgresUser}:${cluster.password}@${encodeURIComponent(host)}:${port}/${name}`;
}

/**
 * Where it lets us in: at its Unix socket, which costs half of what TCP does, or else at its port. Nothing while it does
 * not; a wrong password is no matter of waiting.
 */
export async function wayIn(
  cluster: Cluster,
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
): Promise<Place | undefined> {
  const overTcp = { host: loopback, port };
  if (socketFolder === '') return (await answers(cluster, overTcp)) === 'yes' ? overTcp : undefined;
  const overSocket = { host: socketFolder, port };
  const answer = await answers(cluster, overSocket);
  if (answer === 'yes') return overSocket;
  // A shared folder of a virtual machine may show a socket that leads nowhere.
  return answer === 'unreachable' && (await answers(cluster, overTcp)) === 'yes' ? overTcp : undefined;
}

async function answers(cluster: Cluster, place: Place): Promise<'yes' | 'not yet' | 'unreachable'> {
  const client = connection(cluster, place);
  try {
    await client.connect();
    return 'yes';
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === '28P01') {
      throw new OperatorError(
        `The password in ${join(cluster.home, 'password')} is not the database's: bring that file back from a backup.`,
        { cause: error },
      );
    }
    // Still starting, or just gone: the caller looks again. https://www.postgresql.org/docs/18/errcodes-appendix.html
    if (code === '57P03' || code === '53300' || code === 'ECONNRESET') return 'not yet';
    if (code === 'ECONNREFUSED' || (syscall === 'connect' && place.host !== loopback)) return 'unreachable';
    throw error;
  } finally {
    await client.end();
  }
}

function connection(cluster: Cluster, { host, port }: Place): pg.Client {
  const client = new pg.Client({
    host,
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
