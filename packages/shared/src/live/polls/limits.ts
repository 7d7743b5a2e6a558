export const pollLimits = {
  question: 140,
  answer: 60,
  /** Of one question. */
  answers: { least: 2, most: 4 },
  seconds: { least: 15, usual: 60, most: 600 },
  /** Of one show. */
  polls: 100,
} as const;
