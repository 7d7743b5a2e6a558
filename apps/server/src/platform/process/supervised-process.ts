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
  /** Another process may have its port for good, and is used then. */
  sharesPort?: boolean;
  /** Milliseconds it has to say that it is up. */
  upWithin?: number | undefined;
  log: Pick<Log, 'warn'>;
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
/** On the slowest machine a start takes a tenth of it. */
const usuallyUpWithin = 60_000;
/** As often a port is still in the hands of the one before; who has it longer is another program. */
const mostTaken = 3;

/** A process beside the market that is started again whenever it ends, and ends with the market. */
export function supervisedProcess({
  name,
  begin,
  onUp,
  onTold,
  sharesPort = false,
  upWithin = usuallyUpWithin,
  log,
}: SupervisedProcessOptions): SupervisedProcess {
  let child: ChildProcess | undefined;
  let isStopped = false;
  let isUp = false;
  let wait = shortestWait;
  let timer: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  let taken = 0;

  function start(): void {
    if (child || timer || isStopped) return;
    const started = begin();
    child = started;
    let said = '';
    late = setTimeout(() => {
      log.warn({ pid: started.pid }, `${name} did not come up in time and is ended`);
      started.kill('SIGKILL');
    }, upWithin);
    late.unref();
    started.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-2_000);
    });
    started.stderr?.on('error', () => undefined);
    started.once('message', (message) => {
      isUp = true;
      clearTimeout(late);
      wait = shortestWait;
      taken = 0;
      onUp?.(message);
      if (onTold) started.on('message', onTold);
    });
    started.once('error', (error) => gone(started, error.message));
    // Not as it exits: what it said last is read only by now.
    started.once('close', (code, signal) => gone(started, `ended with ${signal ?? code}: ${said}`));
  }

  function gone(which: ChildProcess, how: string): void {
    if (which !== child) return;
    child = undefined;
    isUp = false;
    clearTimeout(late);
    if (isStopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      // Said only now: what ends a child often ends the market in the same moment.
      sayEnded(how);
      start();
    }, wait);
    timer.unref();
    wait = Math.min(wait * 2, longestWait);
  }

  function sayEnded(how: string): void {
    if (!how.includes('EADDRINUSE')) {
      taken = 0;
      log.warn({ how }, `${name} ended and is started again`);
      return;
    }
    taken += 1;
    if (taken === mostTaken + 1 && !sharesPort)
      log.warn(
        { how },
        `${name} cannot have its port, which another program has, and is tried again until it can`,
      );
  }

  return {
    start,
    get isUp() {
      return isUp;
    },
    pid: () => child?.pid,
    endHung() {
      if (!child || !isUp || isStopped) return;
      log.warn({ pid: child.pid }, `${name} does not answer and is ended`);
      // One that hangs hears nothing else.
      child.kill('SIGKILL');
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(late);
      if (!child) return;
      const ending = child;
      const ended = once(ending, 'exit');
      if (ending.connected) ending.disconnect();
      if (!(await within(stopWithin, ended))) ending.kill('SIGKILL');
    },
  };
}
