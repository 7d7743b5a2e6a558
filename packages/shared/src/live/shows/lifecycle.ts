import type { ShowState } from '../../market/showcase/show-card.ts';

/** What a show may become from where it is. */
export const showSteps: Readonly<Record<ShowState, readonly ShowState[]>> = {
  scheduled: ['rehearsal', 'live', 'cancelled'],
  rehearsal: ['scheduled', 'live', 'cancelled'],
  live: ['ended'],
  ended: ['replay'],
  // Once its recording is kept no more.
  replay: ['ended'],
  cancelled: [],
};

export const mayBecome = (from: ShowState, to: ShowState): boolean => showSteps[from].includes(to);

/** A host who rehearses a show has not begun it: to everyone else it is scheduled as before. */
export const isToCome = (state: ShowState): boolean => state === 'scheduled' || state === 'rehearsal';

/** So often the page in which a host rehearses is heard; without a word for so long it is gone. */
export const REHEARSAL_HEARD_MS = 20_000;
export const REHEARSAL_GONE_MS = 60_000;
