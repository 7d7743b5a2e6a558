import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentOf, type LastRun, type Ready } from './last-run.ts';
import { memoryFlags } from './memory-settings.ts';
import { listenForStop, type StopRequest } from './stop-request.ts';

const mostDeaths = 5;
const MINUTE_MS = 60_000;
/** What a start needs and did not find, such as the database of another machine, is given time to come back. */
const SECOND_TRY_MS = 10_000;
const LAST_WORDS_MS = 3_000;

interface Run {
  /** It told that it is ready, and where. */
  ready: Ready | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** How it ended, as in "was ended by SIGKILL". */
  end: string;
}

/**
 * Runs a program, again whenever it dies, until it is asked to stop or died too often. A first start that fails has said
 * why, and is not tried again. It loads next to nothing: it is there all the time.
 */
export async function supervise(program: string, args: readonly string[]): Promise<number> {
  const stop = listenForStop();
  const deaths: number[] = [];
  let last: LastRun | undefined;
  for (;;) {
    const run = await runOnce(program, args, last, stop);
    if (stop.signal.aborted) return run.code ?? (run.signal === 'SIGKILL' ? 1 : 0);
    if (run.code === 0) return 0;
    const port = run.ready?.port ?? last?.port;
    if (port === undefined && run.code !== null) return run.code;

    const now = performance.now();
    deaths.push(now);
    const givenUp = deaths.filter((at) => now - at < MINUTE_MS).length >= mostDeaths;
    last = { end: run.end, port, givenUp };
    if (givenUp) {
      await runOnce(program, args, last, stop);
      return 1;
    }
    if (!run.ready && run.code !== null) {
      await pause(SECOND_TRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return 0;
    }
  }
}

async function runOnce(
  program: string,
  args: readonly string[],
  last: LastRun | undefined,
  stop: StopRequest,
): Promise<Run> {
  const child = fork(program, args, { env: environmentOf(last), execArgv: memoryFlags, stdio: 'inherit' });
  let ready: Ready | undefined;
  child.on('message', (told) => {
    ready = told as Ready;
  });
  const handOn = () => askToStop(child);
  stop.signal.addEventListener('abort', handOn);
  if (stop.signal.aborted) handOn();
  void stop.urgent.then(() => endNow(child));
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return { ready, code, signal, end: signal ? `was ended by ${signal}` : `ended with exit code ${code}` };
  } catch (error) {
    // No process at all came of it.
    return { ready, code: null, signal: null, end: `could not be started: ${(error as Error).message}` };
  } finally {
    stop.signal.removeEventListener('abort', handOn);
  }
}

/** What a terminal has told it already counts once. On Windows a signal would end it, and the console tells it anyway. */
function askToStop(child: ChildProcess): void {
  if (process.platform !== 'win32') child.kill('SIGTERM');
}

/** A process that is too busy to hear is ended all the same. */
function endNow(child: ChildProcess): void {
  askToStop(child);
  setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS).unref();
}
