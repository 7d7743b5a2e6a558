import type { ShowId } from '@souk/shared/ids.ts';

/** What shows announce through the outbox. */
export interface ShowFacts {
  /** A live show goes on: it went live, or what comes next in it changed. */
  'show.goes-on': { showId: ShowId };
  /** What was not begun in it is not sold any more. */
  'show.ended': { showId: ShowId };
}
