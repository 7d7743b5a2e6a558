import type { EntryRefusal } from '@souk/shared/live/giveaways/schema.ts';
import type { Failure } from '../../../platform/errors/failure.ts';
import type { Entrant } from './entries.repo.ts';
import {
  buyersOnly,
  followersOnly,
  giveawayBlocked,
  giveawayCancelled,
  giveawayNotOpen,
  giveawayOver,
  ownGiveaway,
} from './giveaways.failures.ts';
import type { Giveaway } from './giveaways.repo.ts';

const failures: Readonly<Record<EntryRefusal, () => Failure>> = {
  own_giveaway: ownGiveaway,
  giveaway_blocked: giveawayBlocked,
  followers_only: followersOnly,
  buyers_only: buyersOnly,
};

/** Why this person cannot enter now; null when they can. */
export function whyNotEnter(giveaway: Giveaway, entrant: Entrant): Failure | null {
  const { state, endsAt, now } = giveaway;
  if (state === 'waiting') return giveawayNotOpen();
  if (state === 'cancelled') return giveawayCancelled();
  if (state === 'drawn' || !endsAt || now > endsAt) return giveawayOver();
  const refused = entryRefusalOf(giveaway, entrant);
  return refused && failures[refused]();
}

/** What keeps them out of it, whenever it is open. */
export function entryRefusalOf({ audience }: Giveaway, entrant: Entrant): EntryRefusal | null {
  if (entrant.runsIt) return 'own_giveaway';
  if (entrant.blocked || entrant.gone) return 'giveaway_blocked';
  if (audience === 'followers' && !entrant.follows) return 'followers_only';
  if (audience === 'buyers' && !entrant.bought) return 'buyers_only';
  return null;
}
