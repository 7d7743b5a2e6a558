import type { RaidDocument } from '@souk/shared/live/raids/schema.ts';

export interface Leaving {
  /** Told while one was in the room: who comes later, or back, is taken nowhere. */
  isAsked: boolean;
  isDue: boolean;
}

/** So late after its time nobody is taken along any more. */
const LATE_MS = 5_000;
/** Those who go along come within so long, and not all in one moment. */
export const SPREAD_MS = 1_500;

/**
 * What a room that its host leaves asks of a viewer, `spread` (0 to 1) being their place among those who go.
 */
export function leavingOf({ goesAt }: Pick<RaidDocument, 'goesAt'>, now: number, spread: number): Leaving {
  return { isAsked: now < goesAt + SPREAD_MS + LATE_MS, isDue: now >= goesAt + spread * SPREAD_MS };
}
