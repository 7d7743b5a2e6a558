import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** For tests with real processes: a folder that goes away with everything still running in it. */
export function temporaryFolder(): AsyncDisposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'souk-test-'));
  return {
    path,
    async [Symbol.asyncDispose]() {
      for (const pid of processesIn(path)) killIfThere(pid);
      await noProcessIn(path);
      rmSync(path, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The living processes that work inside a folder, which every process of a Postgres does. Linux only. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid)?.startsWith(folder));
}

export async function noProcessIn(folder: string): Promise<void> {
  while (processesIn(folder).length > 0) await pause(10);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Ended meanwhile, or not yet collected.
    return undefined;
  }
}

export interface Program extends AsyncDisposable {
  child: ChildProcess;
  /** All it wrote so far, to both streams. */
  output(): string;
  /** Resolves when it wrote that; fails when it ends without. */
  wrote(text: string | RegExp): Promise<void>;
  exited: Promise<number | null>;
}

export function startProgram(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  command = process.execPath,
): Program {
  const child = spawn(command, args, { env: { ...cleanEnv(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const has = (text: string | RegExp) =>
    typeof text === 'string' ? output.includes(text) : text.test(output);
  return {
    child,
    output: () => output,
    exited,
    async wrote(text) {
      let ended = false;
      void exited.then(() => (ended = true));
      while (!has(text)) {
        if (ended) throw new Error(`It ended without ${text}:\n${output}`);
        await pause(10);
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Nothing of the test runner's own, which also sets NODE_ENV; but what was compiled is compiled for all. */
function cleanEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

export const isRoot = process.getuid?.() === 0;

/** A small disk of its own, or nothing where mounting is not allowed. */
export function mountSmallDisk(path: string, options: string): Disposable | undefined {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return undefined;
  return {
    [Symbol.dispose]() {
      spawnSync('umount', ['-l', path]);
    },
  };
}
