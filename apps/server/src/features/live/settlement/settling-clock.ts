import { type SettleParts, settleDue } from './settle-due.ts';

// Whoever waits in a room sees what becomes of a win within that.
const LOOK_EVERY_MS = 300;

/** Looks again and again what closed lots wait for. Deadlines are in the database, so that any worker may. */
export function startSettling(
  parts: SettleParts & { log: { warn(about: object, said: string): void } },
): AsyncDisposable {
  let isStopped = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!isStopped) {
      await settleDue(parts).catch((err) =>
        parts.log.warn({ err }, 'lots could not be settled and are looked at again'),
      );
      if (isStopped) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      wake = resolve;
      await promise;
      clearTimeout(timer);
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
