import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareDataFolder } from '../data-folder/data-folder.ts';
import { type Account, chooseAccount } from './account.ts';
import { findPostgresBinaries } from './binaries.ts';
import { type Cluster, openCluster, readCluster } from './cluster.ts';
import { databaseUrl, ensureDatabase } from './connection.ts';
import { findPostmaster, isRunning } from './postmaster.ts';
import { launch, type Server, shutDown, untilReady } from './server.ts';

export interface PostgresOptions {
  /** The market's data folder; Postgres keeps to `postgres` inside it. */
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void };
  /** For tests: no waiting for the disk, and lost in a power cut. */
  unsafe?: boolean;
  signal?: AbortSignal;
  /** Off where the system forbids user namespaces; it is found out by itself. */
  namespaces?: boolean;
}

export interface RunningPostgres {
  url: string;
  port: number;
  /** Whether it was running already, left by a market that was killed. */
  adopted: boolean;
  /** Whether this start made the database. */
  made: boolean;
  /** Takes at most 2.5 seconds; `urgent` leaves the tidying up to the next start. */
  stop(how?: { urgent: boolean }): Promise<void>;
}

const databaseName = 'souk';

/**
 * The built-in Postgres of this data folder: made, started or adopted, and kept alive until `stop`.
 * The caller holds the lock of the data folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, log, unsafe = false, signal, namespaces } = options;
  const binaries = findPostgresBinaries();
  prepareDataFolder(dataDir);
  const { cluster, made } = await openCluster({ dataDir, binaries, unsafe, namespaces, signal });
  const account = chooseAccount({ binaries, home: cluster.home, namespaces });

  const running = await adopt(cluster, account, signal);
  let server = running ?? (await launch({ cluster, account, port: rememberedPort(cluster), unsafe, signal }));
  const { place } = server;
  try {
    rememberPort(cluster, place.port);
    const url = await ensureDatabase(cluster, place, databaseName);
    const watch = keepAlive(() => server.pid, restart, log);
    return { url, port: place.port, adopted: running !== undefined, made, stop };

    async function restart(signal: AbortSignal) {
      const still = await adopt(cluster, account, signal);
      server = still ?? (await launch({ cluster, account, place, unsafe, signal }));
    }

    async function stop({ urgent } = { urgent: false }) {
      await watch.end();
      await shutDown(account, server, urgent);
    }
  } catch (error) {
    await shutDown(account, server);
    throw error;
  }
}

/** The address of a market's Postgres that runs already; nothing is started, and nothing is to be stopped. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  const home = join(dataDir, 'postgres');
  const postmaster = findPostmaster(join(home, 'data'));
  if (!postmaster) return undefined;
  const cluster = readCluster(home, findPostgresBinaries().major);
  const ready = await untilReady(cluster, postmaster.pid);
  return ready && databaseUrl(cluster, ready.place, databaseName);
}

/** Ends what a market that was killed left running. The caller holds the lock of the data folder. */
export async function stopLeftPostgres(dataDir: string): Promise<void> {
  const home = join(dataDir, 'postgres');
  const found = findPostmaster(join(home, 'data'));
  if (!found) return;
  const account = chooseAccount({ binaries: findPostgresBinaries(), home });
  await shutDown(account, { ...found, collected: () => Promise.resolve() });
}

async function adopt(
  cluster: Cluster,
  account: Account,
  signal: AbortSignal | undefined,
): Promise<Server | undefined> {
  const found = findPostmaster(cluster.data);
  if (!found) return undefined;
  if (found.status === 'stopping') {
    await shutDown(account, { ...found, collected: () => Promise.resolve() });
    return undefined;
  }
  return await untilReady(cluster, found.pid, signal);
}

/** Starts Postgres again when it ends by itself: the market lives on and its connections come back. */
function keepAlive(
  pid: () => number,
  restart: (signal: AbortSignal) => Promise<void>,
  log: PostgresOptions['log'],
) {
  const ending = new AbortController();
  const watched = watch();
  return {
    async end() {
      ending.abort();
      await watched;
    },
  };

  async function watch() {
    while (await waited(250)) {
      try {
        if (isRunning(pid())) continue;
        log.warn('Postgres ended by itself and is started again.');
        await restart(ending.signal);
        log.info('Postgres is back.');
      } catch (error) {
        if (ending.signal.aborted) return;
        log.warn(error instanceof Error ? error.message : String(error));
        await waited(1_000);
      }
    }
  }

  async function waited(milliseconds: number): Promise<boolean> {
    await pause(milliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    return !ending.signal.aborted;
  }
}

const portFile = (cluster: Cluster) => join(cluster.home, 'port');

function rememberPort(cluster: Cluster, port: number): void {
  writeFileSync(portFile(cluster), `${port}\n`);
}

function rememberedPort(cluster: Cluster): number | undefined {
  try {
    return Number(readFileSync(portFile(cluster), 'utf8')) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
