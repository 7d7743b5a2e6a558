import { takeUpClosed } from './settle-due.ts';
import { type SettleParts, Settler } from './settler.ts';

// A buyer who waits in a room sees what becomes of a win within that.
const LOOK_EVERY_MS = 300;

type ClockParts = SettleParts & { log: { warn(about: object, said: string): void } };

/**
 * Looks again and again what closed lots wait for. Deadlines are in the database, so that any worker may. What was won is
 * taken up however many sales are still being charged.
 */
export function startSettling(parts: ClockParts): AsyncDisposable {
  const settler = new Settler(parts);
  const looking = [repeat(parts, () => takeUpClosed(parts)), repeat(parts, () => settler.look())];
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(looking.map((one) => one[Symbol.asyncDispose]()));
      await settler.idle();
    },
  };
}

function repeat(parts: ClockParts, look: () => Promise<unknown>): AsyncDisposable {
  let isStopped = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!isStopped) {
      await look().catch((err) =>
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
