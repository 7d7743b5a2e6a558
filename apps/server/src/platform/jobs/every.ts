import type { Log } from '../logging/log.ts';

/** Does something again and again with a pause in between, one at a time, until disposed. */
export function every(
  milliseconds: number,
  what: string,
  work: () => Promise<void>,
  log: Log,
): AsyncDisposable {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
  };
  const run = async () => {
    try {
      await work();
    } catch (err) {
      log.warn({ err }, `${what} failed and is tried again`);
    }
    next();
  };
  next();

  return {
    async [Symbol.asyncDispose]() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
