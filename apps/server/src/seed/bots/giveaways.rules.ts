import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import { chanceOf } from '../random.ts';

/** A show with viewers, and what it gave away. Moments in milliseconds since 1970. */
export interface GivingShow {
  showId: ShowId;
  startsAt: number;
  open: { id: GiveawayId; endsAt: number } | null;
  lastEndedAt: number | null;
  count: number;
}

export const GIVEN_SECONDS = 180;
const HELLO_MS = 30_000;
const PAUSE_MS = 8 * 60_000;
/** A show has no more, so that a visitor may hold some too. */
const MOST = 30;
const SOME_SHOWS = 0.6;
/** In a second in which nothing else keeps the host from it. */
const CHANCE = 0.06;
const ENTERS = 0.35;

/** Whether its host opens a giveaway in this second. */
export function givesNow({ showId, startsAt, open, lastEndedAt, count }: GivingShow, now: number): boolean {
  if (open || count >= MOST || !chanceOf(`gives:${showId}`).happens(SOME_SHOWS)) return false;
  if (now < (lastEndedAt === null ? startsAt + HELLO_MS : lastEndedAt + PAUSE_MS)) return false;
  return chanceOf(`gives:${showId}:${Math.floor(now / 1_000)}`).happens(CHANCE);
}

/** Who enters in this second, if anybody does; who did already finds themselves in. */
export function entersNow({ open }: GivingShow, crowd: readonly UserId[], now: number): UserId | null {
  if (!open || open.endsAt - now < 2_000 || crowd.length === 0) return null;
  const chance = chanceOf(`enters:${open.id}:${Math.floor(now / 1_000)}`);
  return chance.happens(ENTERS) ? chance.pick(crowd) : null;
}
