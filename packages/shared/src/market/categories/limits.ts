export const categoryLimits = {
  name: 60,
  languages: 40,
  position: 9_999,
  /** From the top down: more of them nobody finds their way through. */
  levels: 4,
} as const;
