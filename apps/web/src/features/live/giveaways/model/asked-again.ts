import type { GiveawayStanding } from '@souk/shared/live/giveaways/schema.ts';

/** What nobody is told of is looked at again so often. */
const AGAIN_MS = 5_000;

/**
 * How soon one’s own part in a giveaway is looked at again: a winner’s order is made a moment after the draw, or after they
 * gave an address, and who has to buy first may do so while it is open. What was ordered or has lapsed stays as it is.
 */
export function askedAgain(
  standing: Pick<GiveawayStanding, 'refused' | 'gift'> | undefined,
  isOpen: boolean,
): number | false {
  if (!standing) return false;
  const { refused, gift } = standing;
  const isComing = gift !== null && gift !== 'ordered' && gift !== 'lapsed';
  return isComing || (isOpen && refused === 'buyers_only') ? AGAIN_MS : false;
}
