import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../config/operator-error.ts';
import { type Account, commandAs } from './account.ts';
import { type Cluster, postgresEnv } from './cluster.ts';
import { loopback, type Place, wayIn } from './connection.ts';
import { postgresFailure } from './failures.ts';
import { freePort } from './free-port.ts';
import { findPostmaster, isRunning, waitForExit } from './postmaster.ts';
import { postgresSettings } from './settings.ts';
import { removeLeftSockets, socketFolderOf } from './socket-folder.ts';

/** Longest wait for a Postgres that makes up for a crash. */
const recoverySeconds = 300;

/** A Postgres that takes connections. */
export interface Server {
  pid: number;
  place: Place;
  /** Of one we started: settles when the system has let go of its process. */
  collected(): Promise<unknown>;
}

interface LaunchOptions {
  cluster: Cluster;
  account: Account;
  /** Used when it is free. */
  port?: number | undefined;
  /** Where the market knows it to be: there it is to come back. */
  place?: Place;
  unsafe: boolean;
  signal: AbortSignal | undefined;
}

/** Starts Postgres and resolves once it takes connections. */
export async function launch(options: LaunchOptions): Promise<Server> {
  const { cluster, place } = options;
  const until = performance.now() + 10_000;
  let hasSocket = place?.host !== loopback;
  for (;;) {
    const port = place?.port ?? (await freePort(options.port));
    const socketFolder = hasSocket ? socketFolderOf(cluster, port) : undefined;
    const log = todaysLog(cluster);
    const logged = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    const child = spawnPostgres(options, { port, socketFolder });
    const exit = once(child, 'exit');
    const collected = () => {
      // Nothing else may be left to wait for, and then Node would end before it is done.
      child.ref();
      return exit;
    };
    const ready = await readyOrEnded(cluster, child, exit, options.signal);
    if (ready) return { ...ready, collected };
    options.signal?.throwIfAborted();
    const written = readFileSync(startLog(cluster), 'utf8') + addedTo(log, logged);
    // The port was taken this instant, or what a killed Postgres left is still going away.
    const passing =
      /could not create any (?:TCP|Unix)|could not bind|shared memory block .* is still in use/.test(written);
    // Not every file system has sockets. One that was there before is waited for instead, as the market comes by it.
    if (!place && /could not create any Unix/.test(written)) hasSocket = false;
    if (!passing || performance.now() > until) {
      throw postgresFailure('Postgres does not start', written, dirname(cluster.home));
    }
    await pause(100);
  }
}

/** Waits for a Postgres that is alive already; undefined when it ends instead. */
export async function untilReady(
  cluster: Cluster,
  pid: number,
  signal?: AbortSignal,
): Promise<Server | undefined> {
  const until = performance.now() + recoverySeconds * 1000;
  while (isRunning(pid)) {
    const postmaster = findPostmaster(cluster.data);
    const isReady = postmaster?.pid === pid && postmaster.status === 'ready';
    const place = isReady ? await wayIn(cluster, postmaster) : undefined;
    if (place) return { pid, place, collected: () => Promise.resolve() };
    if (performance.now() > until) {
      throw new OperatorError(
        `Postgres (process ${pid}) of ${dirname(cluster.home)} does not answer: end it with "kill ${pid}" and start again.`,
      );
    }
    await pause(15, undefined, { signal });
  }
  return undefined;
}

/** Ends it gently, then firmly: `fast` rolls back what is open, `immediate` leaves recovery to the next start. */
export async function shutDown(
  account: Account,
  { pid, collected }: Pick<Server, 'pid' | 'collected'>,
  urgent = false,
): Promise<void> {
  const steps = [
    ['INT', 1_500],
    ['QUIT', 500],
    ['KILL', 500],
  ] as const;
  for (const [signal, milliseconds] of urgent ? steps.slice(1) : steps) {
    tell(account, pid, signal);
    if (await waitForExit(pid, milliseconds)) return void (await collected());
  }
}

function spawnPostgres(
  { cluster, account, unsafe }: LaunchOptions,
  at: { port: number; socketFolder: string | undefined },
): ChildProcess {
  // Postgres itself would take any living process of that number for its own and refuse.
  if (!findPostmaster(cluster.data)) {
    rmSync(join(cluster.data, 'postmaster.pid'), { force: true });
    removeLeftSockets(cluster);
  }
  const settings = Object.entries(postgresSettings(cluster.home, at, unsafe));
  const { file, args, user } = commandAs(account, account.binaries.postgres, [
    '-D',
    cluster.data,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const output = openSync(startLog(cluster), 'w', 0o600);
  try {
    // In a session of its own, so that Ctrl-C reaches the market first, and a killed market leaves it be.
    const child = spawn(file, args, {
      ...user,
      env: postgresEnv(),
      cwd: cluster.home,
      detached: true,
      stdio: ['ignore', output, output],
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

async function readyOrEnded(
  cluster: Cluster,
  child: ChildProcess,
  exit: Promise<unknown>,
  signal: AbortSignal | undefined,
) {
  if (child.pid === undefined) {
    // It could not even be started, which `once` reports as its failure.
    throw await exit.catch(
      (cause: Error) => new OperatorError(`Postgres does not start: ${cause.message}.`, { cause }),
    );
  }
  try {
    return await untilReady(cluster, child.pid, signal);
  } catch (error) {
    child.kill('SIGQUIT');
    child.ref();
    await exit;
    throw error;
  }
}

function tell(account: Account, pid: number, signal: 'INT' | 'QUIT' | 'KILL'): void {
  if (process.platform === 'win32') {
    spawnSync(account.binaries.pgCtl, ['kill', signal, `${pid}`]);
  } else if (isRunning(pid)) {
    process.kill(pid, `SIG${signal}`);
  }
}

const startLog = (cluster: Cluster) => join(cluster.home, 'log', 'start.log');

function todaysLog(cluster: Cluster): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date());
  return join(cluster.home, 'log', `postgres-${day}.log`);
}

/** What was written to a log after it had that size. */
function addedTo(file: string, size: number): string {
  return existsSync(file) ? readFileSync(file).subarray(size).toString() : '';
}
