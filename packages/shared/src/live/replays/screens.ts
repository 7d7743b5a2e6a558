import type { Replay } from './schema.ts';

/** Whether a recording shows a screen at this second. */
export const isScreenAt = (screens: Replay['screens'], second: number): boolean =>
  screens.some(({ from, to }) => from <= second && second < to);
