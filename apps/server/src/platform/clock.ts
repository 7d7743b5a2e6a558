/** Time is handed in, so that a test can hold it still or move it along. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
