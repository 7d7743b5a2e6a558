import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Attendance } from '../../../platform/live/index.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { beatMs, sayHere, sayLeft, sweepProcesses } from './presence.repo.ts';

// A page that is opened anew, or a train in a tunnel, is no departure.
const GRACE_MS = 30_000;

interface Parts {
  db: Db;
  clock: Clock;
  log: Log;
  graceMs?: number;
  everyMs?: number;
}

/** Tells others who is there: from the first connection of a person until the last one has been gone for a while. */
export function openAttendance({ db, clock, log, graceMs = GRACE_MS, everyMs = beatMs }: Parts): Attendance {
  const processId = randomUUID();
  const here = new Map<UserId, number>();
  const leaving = new Map<UserId, NodeJS.Timeout>();
  let beating: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, so that who left and came back at once is there in the end. */
  const say = (act: () => Promise<void>) => {
    last = last.then(act).catch((err) => log.warn({ err }, 'who is there could not be said'));
  };
  const beat = () =>
    say(async () => {
      // People who could not be marked as present when they came are now.
      await sayHere(db, processId, [...here.keys()], clock.now());
      await sweepProcesses(db, clock.now());
    });

  return {
    came(userId) {
      const count = here.get(userId) ?? 0;
      here.set(userId, count + 1);
      beating ??= setInterval(beat, everyMs).unref();
      const wasLeaving = leaving.get(userId);
      clearTimeout(wasLeaving);
      leaving.delete(userId);
      if (count === 0 && !wasLeaving) say(() => sayHere(db, processId, [userId], clock.now()));
    },
    left(userId) {
      const count = (here.get(userId) ?? 1) - 1;
      if (count > 0) {
        here.set(userId, count);
        return;
      }
      here.delete(userId);
      const timer = setTimeout(() => {
        leaving.delete(userId);
        say(() => sayLeft(db, processId, userId, clock.now()));
      }, graceMs);
      leaving.set(userId, timer.unref());
    },
    async close() {
      clearInterval(beating);
      for (const timer of leaving.values()) clearTimeout(timer);
      await last;
    },
  };
}
