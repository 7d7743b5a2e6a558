import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';

const taking: ReadonlySet<ShowState> = new Set(['scheduled', 'rehearsal', 'live']);

/** Before it begins, to try camera and line, and while it is live. */
export const takesVideo = (state: ShowState): boolean => taking.has(state);
