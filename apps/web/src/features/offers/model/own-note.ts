import type { Offer } from '@souk/shared/offers/schema.ts';

export type OwnNote = 'open' | 'countered' | 'accepted' | 'declined' | 'byItself' | 'expired';

const DAY_MS = 86_400_000;
const rememberedDays = 7;

/** What a buyer is told of their last offer; null once it is old news. */
export function ownNoteOf(
  offer: Pick<Offer, 'state' | 'byItself' | 'holdsUntil' | 'createdAt'>,
  now: Date,
): OwnNote | null {
  const { state, byItself, holdsUntil, createdAt } = offer;
  if (state === 'withdrawn') return null;
  if (state === 'accepted') return holdsUntil && new Date(holdsUntil) > now ? state : null;
  if (state === 'open' || state === 'countered') return state;
  if (now.getTime() - new Date(createdAt).getTime() > rememberedDays * DAY_MS) return null;
  return byItself ? 'byItself' : state;
}
