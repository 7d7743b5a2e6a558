import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { closeLotsOver, reopenMissed, untilNextClose } from './closing.service.ts';
import { startLinedUp } from './next-lot.service.ts';
import { startLotsDue } from './starting.service.ts';

// What is to run for seconds is seen in time, and the market is known to be there.
const LOOK_EVERY_MS = 500;
const LEAST_WAIT_MS = 10;
/** A worker that was not there has missed what ran out for so long; one that is only slow, less soon. */
const AWAY_MS = { atStart: 1_500, later: 5_000 };

/** Closes lots the moment they are over. Their ends are in the database, so that any worker may, and one does. */
export function startAuctionClock({
  db,
  log,
}: {
  db: Kysely<Tables>;
  log: Pick<Log, 'info' | 'warn'>;
}): AsyncDisposable {
  let isStopped = false;
  let wake: () => void = () => undefined;
  let awayMs = AWAY_MS.atStart;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<number> {
    const hasLooked = performance.now() - lookedAt >= LOOK_EVERY_MS;
    if (hasLooked) {
      const reopened = await reopenMissed(db, awayMs);
      if (reopened > 0)
        log.info({ lots: reopened }, 'lots that ran out while the market was away are open again');
      awayMs = AWAY_MS.later;
      lookedAt = performance.now();
    }
    const isClosing = await apart(closeLotsOver);
    if (hasLooked) await apart(startLotsDue);
    if (hasLooked) await apart(startLinedUp);
    // What could not be closed now is not tried without a rest.
    if (!isClosing) return LOOK_EVERY_MS;
    const next = (await untilNextClose(db)) ?? LOOK_EVERY_MS;
    return Math.min(LOOK_EVERY_MS, Math.max(LEAST_WAIT_MS, next));
  }

  /** What keeps one from being done keeps none of the others. */
  const apart = (act: (on: Kysely<Tables>) => Promise<unknown>): Promise<boolean> =>
    act(db).then(
      () => true,
      (err) => {
        log.warn({ err, act: act.name }, 'lots could not be looked after in one way');
        return false;
      },
    );

  async function run(): Promise<void> {
    while (!isStopped) {
      const waitMs = await look().catch((err) => {
        log.warn({ err }, 'lots could not be looked after and are looked at again');
        return LOOK_EVERY_MS;
      });
      if (isStopped) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, waitMs);
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
