/** What a clip may be, and how many there are. */
export const clipLimits = {
  title: 100,
  seconds: { least: 10, usual: 30, most: 60 },
  /** The last second of a recording that can be named. */
  latest: 1_000_000,
  /** Of one person: viewers, and those who look after the room. */
  anHour: { viewer: 10, host: 60 },
  aDay: { viewer: 30, host: 300 },
  /** Of one show. */
  show: 500,
} as const;
