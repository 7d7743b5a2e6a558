import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { drawReady } from './drawing.service.ts';

// Who paid for the last spot sees the draw within that.
const LOOK_EVERY_MS = 500;

/** Looks again and again which breaks are ready. What they wait for is in the database, so that any worker may. */
export function startBreakClock(parts: {
  db: Kysely<Tables>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): AsyncDisposable {
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  async function run(): Promise<void> {
    while (!isStopped) {
      await drawReady(parts).catch((err) =>
        parts.log.warn({ err }, 'breaks could not be drawn and are looked at again'),
      );
      let timer: NodeJS.Timeout | undefined;
      const pause = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LOOK_EVERY_MS);
      });
      await Promise.race([pause, stopping.promise]);
      clearTimeout(timer);
    }
  }
  const running = run();

  return {
    async [Symbol.asyncDispose]() {
      isStopped = true;
      stopping.resolve();
      await running;
    },
  };
}
