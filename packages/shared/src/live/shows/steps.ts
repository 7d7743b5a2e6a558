import type { Step } from './steps-schema.ts';

// What comes between the lots of a show: products at their price, and breaks for talk.

export const talkTitleLength = { max: 80 } as const;
export const talkMinutes = { least: 1, most: 60 } as const;
export const stepsLength = { max: 100 } as const;

/** What comes next: a step that waits, unless a lot that waits stands before it. */
export const nextStep = (steps: readonly Step[], nextLot: number | null): Step | null => {
  const first = steps.find(({ state }) => state === 'waiting');
  return first && (nextLot === null || first.afterLots < nextLot) ? first : null;
};
