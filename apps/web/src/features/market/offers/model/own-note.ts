import { stateAt } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';

export type OwnNote =
  | 'open'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'declinedByYou'
  | 'byItself'
  | 'expired'
  | 'expiredOnYou'
  | 'notForSale';

const DAY_MS = 86_400_000;
const rememberedDays = 7;

/** What a buyer is told of their last offer; null once it is old news. */
export function ownNoteOf(
  offer: Pick<Offer, 'state' | 'byItself' | 'counter' | 'buyable' | 'holdsUntil' | 'createdAt' | 'expiresAt'>,
  now: Date,
): OwnNote | null {
  const { byItself, counter, buyable, holdsUntil, createdAt } = offer;
  const state = stateAt(offer, now.getTime());
  if (state === 'withdrawn') return null;
  if (state === 'accepted') {
    if (!holdsUntil || new Date(holdsUntil) <= now) return null;
    return buyable ? state : 'notForSale';
  }
  if (state === 'open' || state === 'countered') return buyable ? state : 'notForSale';
  if (now.getTime() - new Date(createdAt).getTime() > rememberedDays * DAY_MS) return null;
  if (byItself) return 'byItself';
  // A counteroffer is the buyer's to answer.
  if (state === 'declined') return counter ? 'declinedByYou' : state;
  return counter ? 'expiredOnYou' : state;
}
