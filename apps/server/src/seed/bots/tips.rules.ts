import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { chanceOf } from '../random.ts';

/** A show with viewers, and its tips. Moments in milliseconds since 1970. */
export interface TippedShow {
  showId: ShowId;
  startsAt: number;
  currency: string;
  lastAt: number | null;
  count: number;
}

const HELLO_MS = 20_000;
/** One now and then: a chat that is all tips is nobody's. */
const PAUSE_MS = 70_000;
const MOST = 40;
const CHANCE = 0.04;
/** Most give a little. */
const places = [0, 0, 0, 1, 1, 2] as const;

/** Who of the crowd gives something in this second, and which of the usual amounts. */
export function tipsNow(
  { showId, startsAt, lastAt, count }: TippedShow,
  crowd: readonly UserId[],
  now: number,
): { from: UserId; place: number } | null {
  if (crowd.length === 0 || count >= MOST) return null;
  if (now < startsAt + HELLO_MS || (lastAt !== null && now < lastAt + PAUSE_MS)) return null;
  const chance = chanceOf(`tips:${showId}:${Math.floor(now / 1_000)}`);
  return chance.happens(CHANCE) ? { from: chance.pick(crowd), place: chance.pick(places) } : null;
}
