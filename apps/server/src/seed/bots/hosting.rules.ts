import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { chanceOf } from '../random.ts';
import type { Pace } from './bidding.rules.ts';

/** How lively a show is: for viewers, for visitors passing by, or for nobody. */
export type Attention = 'watched' | 'in-sight' | 'unseen';

/** A visitor is thought to be there this long after their last look. */
export const SEEN_FOR_MS = 60_000;
/** So many shows go on while nobody has looked at the market for a minute. */
const GO_ON = 2;

/** `place`: among the shows on air, the best attended first. */
export function attentionOf(
  { watching, place }: { watching: number; place: number },
  { now, seenAt }: { now: number; seenAt: number | null },
): Attention {
  if (watching > 0) return 'watched';
  return seenAt !== null && now - seenAt < SEEN_FOR_MS ? 'in-sight' : place < GO_ON ? 'in-sight' : 'unseen';
}

export const paceOf = (attention: Attention): Pace => (attention === 'watched' ? 'watched' : 'alone');

/** When a host puts up the next lot, in milliseconds since 1970; null while nobody would see it. */
export function nextLotAt(
  show: { showId: ShowId; startsAt: number; last: { id: LotId; closedAt: number } | null },
  attention: Attention,
): number | null {
  if (attention === 'unseen') return null;
  // Those who just came on air say hello first.
  if (!show.last) return show.startsAt + 6_000;
  const chance = chanceOf(`next:${show.last.id}`);
  const pause = attention === 'watched' ? chance.between(8_000, 15_000) : chance.between(25_000, 70_000);
  return show.last.closedAt + pause;
}

// So that not all who were asleep begin in the same second.
const CHANCE_TO_WAKE = 0.12;

/** Whether the host puts up the next lot in this second. */
export function putsUpNow(show: Parameters<typeof nextLotAt>[0], attention: Attention, now: number): boolean {
  const at = nextLotAt(show, attention);
  if (at === null || at > now) return false;
  return (
    attention === 'watched' ||
    chanceOf(`wakes:${show.showId}:${Math.floor(now / 1_000)}`).happens(CHANCE_TO_WAKE)
  );
}

/** How a lot is sold: quickly where people are, by its own rule; else with time enough for the few who pass by. */
export function termsFor(lot: LotId, attention: Attention): { seconds: number; closing?: ClosingChoice } {
  if (attention !== 'watched') return { seconds: 45, closing: { kind: 'reset', seconds: 30, most: null } };
  return { seconds: chanceOf(`terms:${lot}`).pick([25, 30, 30, 35, 40]) };
}
