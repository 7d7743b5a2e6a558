import type { Failure } from '../../../platform/errors/failure.ts';
import type { Entrant } from './entries.repo.ts';
import {
  buyersOnly,
  followersOnly,
  giveawayBlocked,
  giveawayNotOpen,
  giveawayOver,
  ownGiveaway,
} from './giveaways.failures.ts';
import type { Giveaway } from './giveaways.repo.ts';

/** Why somebody cannot enter now; nothing when they can. */
export function whyNotEnter(giveaway: Giveaway, entrant: Entrant): Failure | null {
  const { state, endsAt, now, audience } = giveaway;
  if (state === 'waiting') return giveawayNotOpen();
  if (state === 'drawn' || !endsAt || now > endsAt) return giveawayOver();
  if (entrant.runsIt) return ownGiveaway();
  if (entrant.blocked || entrant.gone) return giveawayBlocked();
  if (audience === 'followers' && !entrant.follows) return followersOnly();
  if (audience === 'buyers' && !entrant.bought) return buyersOnly();
  return null;
}
