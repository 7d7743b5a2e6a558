import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../..');

/** A folder of its own that goes away with the `using` block. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'souk-bench-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** The program `npm start` runs. */
export function startedFile(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.start.replace(/^node /, '');
}

export interface Program extends AsyncDisposable {
  /** Milliseconds from its start to its first good answer. */
  readyAfter: number;
}

/** Starts a program and waits until the address answers; it is ended with the `await using` block. */
export async function start(
  command: string,
  args: string[],
  env: Record<string, string>,
  address: string,
): Promise<Program> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    // One machine asks for all of them.
    env: { ...process.env, SOUK_REQUESTS_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await answering(address, child);
  return { readyAfter: performance.now() - began, [Symbol.asyncDispose]: () => end(child) };
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(20);
  }
  await end(child);
  throw new Error(`${address} did not answer within two minutes`);
}

/** Ends the whole group, npm and what it started: npm itself is gone before the market has stopped. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(-pid, 'SIGTERM');
  while (isAlive(pid)) await pause(20);
}

function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}
