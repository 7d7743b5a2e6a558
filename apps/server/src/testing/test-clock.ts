import type { Clock } from '../platform/clock.ts';

export interface TestClock extends Clock {
  forward(milliseconds: number): void;
}

/** Stands still at the second it was made, which the database's own `now()` is close to, until moved. */
export function testClock(start = new Date(Math.floor(Date.now() / 1000) * 1000)): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    forward(milliseconds) {
      time += milliseconds;
    },
  };
}

/** Goes on with the time of day, for what is laid beside what another process wrote. */
export function runningClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward(milliseconds) {
      ahead += milliseconds;
    },
  };
}
