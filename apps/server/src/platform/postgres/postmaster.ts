import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The main process of a running Postgres, as its own `postmaster.pid` tells it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Of its Unix socket; empty where it has none. */
  socketFolder: string;
  status: 'starting' | 'stopping' | 'ready' | 'standby';
}

/** The live Postgres of this very data folder: never a dead one, another folder's, or another program. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const written = readPidFile(cluster);
  return written && isRunning(written.pid) && isPostgresOf(written.pid, cluster) ? written : undefined;
}

// Lines: pid, data folder, start time, port, socket folder, address, shared memory, status.
// https://www.postgresql.org/docs/18/storage-file-layout.html
function readPidFile(cluster: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    status: (lines[7] || 'starting') as Postmaster['status'],
  };
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || !isZombie(pid);
}

/** Resolves to whether the process was gone in time. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (isRunning(pid)) {
    if (performance.now() > until) return false;
    await pause(20);
  }
  return true;
}

// A process nobody has collected yet still answers to signal 0.
function isZombie(pid: number): boolean {
  const stat = readOrNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat === undefined || /\) [ZX] /.test(stat);
}

function isPostgresOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    // Postgres works inside its data folder, whatever path it was started with.
    const name = readOrNothing(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
    const folder = readOrNothing(() => readlinkSync(`/proc/${pid}/cwd`));
    return name === 'postgres' && folder === realpathSync(cluster);
  }
  if (process.platform === 'win32') {
    const list = readOrNothing(() =>
      execFileSync('tasklist', ['/NH', '/FI', `PID eq ${pid}`], { encoding: 'utf8' }),
    );
    return list?.includes('postgres.exe') ?? false;
  }
  const command = readOrNothing(() =>
    execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }),
  );
  return (command?.includes('postgres') && command.includes(cluster)) ?? false;
}

/** Nothing where the process has ended meanwhile, or belongs to another user. */
function readOrNothing(read: () => string): string | undefined {
  try {
    return read();
  } catch (error) {
    const { code = '', status } = error as NodeJS.ErrnoException & { status?: number | null };
    // `ps` and `tasklist` end with a status. Whatever else keeps us from looking does not mean that it is gone.
    if (typeof status === 'number' || gone.has(code)) return undefined;
    throw error;
  }
}

const gone = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EPERM']);
