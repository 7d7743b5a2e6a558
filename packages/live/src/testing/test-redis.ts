import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Where this machine has a Redis; nothing when it has none. */
export const redisServer = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/bin', '/usr/local/bin')
  .map((folder) => join(folder, 'redis-server'))
  .find(isProgram);

export interface TestRedis extends AsyncDisposable {
  url: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Begins it again, at the same address. */
  start(): Promise<void>;
  /** From now on it answers nothing, and its connections stay. */
  hang(): void;
}

/** A Redis of its own that keeps nothing. */
export async function openTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const program = spawn(
        redisServer ?? 'redis-server',
        ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      running = program;
      let said = '';
      for await (const words of program.stdout) {
        said += words;
        if (said.includes('Ready to accept connections')) break;
      }
      if (program.exitCode !== null) throw new Error(`redis-server did not start:\n${said}`);
    },
    async kill() {
      const program = running;
      running = undefined;
      if (!program) return;
      const ended = program.exitCode === null && once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
    hang: () => void running?.kill('SIGSTOP'),
    [Symbol.asyncDispose]: () => redis.kill(),
  };
  await redis.start();
  return redis;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
