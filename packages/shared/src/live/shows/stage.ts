import type { ShowState } from '../../market/showcase/show-card.ts';

/** `rooms/{showId}/state/stage`: where a show stands, for everyone in its room. */
export interface StageDocument {
  showState: ShowState;
  /** The lot that waits first. */
  upNext: string | null;
  /** The product that everyone is shown, to buy at once. */
  pinned: string | null;
  /** A break for talk that goes on; in milliseconds since 1970. */
  talk: { title: string; until: number } | null;
  /** Rises with every change of the run list: who shows it asks for it again. */
  listVersion: number;
}
