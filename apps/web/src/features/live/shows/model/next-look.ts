import type { Show } from '@souk/shared/live/shows/schema.ts';

const running = 2_000;
const waiting = 30_000;
const soonest = 1_000;

/** When to look at a show again, in ms: often while it is on, at its start while it is to come, else never. */
export function nextLook({ state, startsAt }: Pick<Show, 'state' | 'startsAt'>, now: number): number | false {
  if (state === 'live') return running;
  if (state !== 'scheduled' && state !== 'rehearsal') return false;
  const untilStart = Date.parse(startsAt) - now;
  // A host may be late: then it is looked for at the quick pace of a running show.
  return untilStart <= 0 ? running : Math.max(soonest, Math.min(waiting, untilStart));
}
