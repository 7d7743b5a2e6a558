export const flashSaleLimits = {
  seconds: { least: 10, usual: 60, most: 300 },
  percent: { least: 1, usual: 20, most: 90 },
  pieces: 1_000,
  /** Of one show. */
  sales: 100,
} as const;
