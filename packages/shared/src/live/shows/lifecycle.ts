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
