import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProgramOptions } from '@souk/payment-sandbox/sandbox.program.ts';
import type { Log } from '../logging/log.ts';
import { memoryEnvironment } from '../process/memory-settings.ts';
import { within } from '../process/within.ts';
import { answersAsOurs, type SandboxKeys, sandboxFile, sandboxFolder } from './sandbox-keys.ts';

interface SandboxProcessOptions {
  dataDir: string;
  keys: SandboxKeys;
  /** The address it listens on, and the origin browsers know it by. */
  host: string;
  origin: string;
  webhookUrl: string;
  /** Whether this process has what it tells of; another only uses it. */
  isHere: boolean;
  log: Pick<Log, 'info' | 'warn'>;
}

export interface SandboxProcess {
  /** Starts it, unless it is there. */
  start(): void;
  /** Once it answers. */
  untilUp(): Promise<void>;
  /** As long as it is there. */
  pid(): number | undefined;
  /** Takes half a second at most. */
  stop(): Promise<void>;
}

const program = fileURLToPath(import.meta.resolve('@souk/payment-sandbox/sandbox.program.ts'));
/** MB. */
export const sandboxFlags = ['--max-old-space-size=128', '--max-semi-space-size=4'];
const shortestWait = 250;
const longestWait = 5_000;
const upWithin = 5_000;
const stopWithin = 500;

/**
 * The sandbox as a process of its own, started again whenever it ends. Of several processes of a market the first has it;
 * another finds its port taken, uses it, and takes over when it is gone.
 */
export function sandboxProcess(options: SandboxProcessOptions): SandboxProcess {
  const { keys, log } = options;
  let child: ChildProcess | undefined;
  let isStopped = false;
  let isUp = false;
  let wait = shortestWait;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    if (child || timer || isStopped || !options.isHere) return;
    const started = fork(program, [], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: sandboxFlags,
      cwd: sandboxFolder(options.dataDir),
      env: {
        ...memoryEnvironment,
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        SANDBOX: JSON.stringify(programOptions(options)),
      },
    });
    child = started;
    let said = '';
    started.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-2_000);
    });
    started.stderr?.on('error', () => undefined);
    started.once('message', () => {
      isUp = true;
      wait = shortestWait;
    });
    started.once('error', (error) => gone(started, error.message));
    started.once('exit', (code, signal) => gone(started, `ended with ${signal ?? code}: ${said}`));
  }

  function gone(which: ChildProcess, how: string): void {
    if (which !== child) return;
    child = undefined;
    isUp = false;
    if (isStopped) return;
    if (!how.includes('EADDRINUSE')) log.warn({ how }, 'The payment sandbox ended and is started again');
    timer = setTimeout(() => {
      timer = undefined;
      start();
    }, wait);
    timer.unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    start,
    async untilUp() {
      start();
      const until = performance.now() + upWithin;
      while (!isUp && performance.now() < until) {
        isUp = await answersAsOurs(keys.port, keys.secretKey);
        if (!isUp) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    pid: () => child?.pid,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (!child) return;
      const ending = child;
      const ended = once(ending, 'exit');
      if (ending.connected) ending.disconnect();
      if (!(await within(stopWithin, ended))) ending.kill('SIGKILL');
    },
  };
}

const programOptions = ({
  dataDir,
  keys,
  host,
  origin,
  webhookUrl,
}: SandboxProcessOptions): ProgramOptions => {
  const { port, ...secrets } = keys;
  return { file: sandboxFile(dataDir), port, host, origin, webhookUrl, keys: secrets };
};
