import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { tellOfCancelled } from './cancelling.service.ts';
import { drawOver, tellCounts } from './drawing.service.ts';
import { type GivingParts, giveDue } from './gift.service.ts';

// Who waits for a draw sees it within that, and counts that grow.
const LOOK_EVERY_MS = 400;

/** Looks again and again what giveaways wait for. Their ends are in the database, so that any worker may. */
export function startGiveawayClock(parts: GivingParts & { log: Pick<Log, 'warn'> }): AsyncDisposable {
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  async function run(): Promise<void> {
    while (!isStopped) {
      await eachInTurn([drawOver, tellCounts, tellOfCancelled, giveDue], (look) => look(parts)).catch((err) =>
        parts.log.warn({ err }, 'giveaways could not be looked after and are looked at again'),
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
