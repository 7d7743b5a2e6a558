import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Log } from '../logging/log.ts';
import { within } from './within.ts';

interface SupervisedProcessOptions {
  /** As in a sentence that begins with it. */
  name: string;
  /** Begins it, with an IPC channel and what it complains of piped. It tells when it is up. */
  begin(): ChildProcess;
  onUp?(message: unknown): void;
  /** What it says once it is up. */
  onTold?(message: unknown): void;
  log: Pick<Log, 'warn'>;
  /** One that has not told so by then hangs, in milliseconds: longer than the slowest machine takes. */
  upWithin?: number;
}

export interface SupervisedProcess {
  /** Starts it, unless it is there. */
  start(): void;
  readonly isUp: boolean;
  /** As long as it is there. */
  pid(): number | undefined;
  /** It is there and does nothing: it is ended, and started again. */
  endHung(): void;
  /** Takes half a second at most. */
  stop(): Promise<void>;
}

const shortestWait = 250;
const longestWait = 5_000;
const stopWithin = 500;

/** A process beside the market that is started again whenever it ends, and ends with the market. */
export function supervisedProcess({
  name,
  begin,
  onUp,
  onTold,
  log,
  upWithin = 60_000,
}: SupervisedProcessOptions): SupervisedProcess {
  let child: ChildProcess | undefined;
  let isStopped = false;
  let isUp = false;
  let wait = shortestWait;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    if (child || timer || isStopped) return;
    const started = begin();
    child = started;
    const late = setTimeout(() => endOne(started, 'did not come up'), upWithin);
    late.unref();
    let said = '';
    started.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-2_000);
    });
    started.stderr?.on('error', () => undefined);
    started.once('message', (message) => {
      clearTimeout(late);
      isUp = true;
      wait = shortestWait;
      onUp?.(message);
      if (onTold) started.on('message', onTold);
    });
    started.once('error', (error) => gone(started, error.message));
    started.once('exit', (code, signal) => {
      clearTimeout(late);
      gone(started, `ended with ${signal ?? code}: ${said}`);
    });
  }

  function endOne(one: ChildProcess, why: string): void {
    if (one !== child || isStopped) return;
    log.warn({ pid: one.pid }, `${name} ${why} and is ended`);
    // One that hangs hears nothing else.
    one.kill('SIGKILL');
  }

  function gone(which: ChildProcess, how: string): void {
    if (which !== child) return;
    child = undefined;
    isUp = false;
    if (isStopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      // Said only now: what ends a child often ends the market in the same moment.
      if (!how.includes('EADDRINUSE')) log.warn({ how }, `${name} ended and is started again`);
      start();
    }, wait);
    timer.unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    start,
    get isUp() {
      return isUp;
    },
    pid: () => child?.pid,
    endHung() {
      if (child && isUp) endOne(child, 'does not answer');
    },
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
