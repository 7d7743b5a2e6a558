/** Time is handed in, so that a test can hold it still or move it along. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Whether what was to last so long still does; after the clock was put back it lasts no longer than that either. */
export const lasts = (until: number, milliseconds: number, now: number): boolean =>
  now < until && until - now <= milliseconds;
