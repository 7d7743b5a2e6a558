import type { RelaxedLimits } from '../../../platform/rate-limit/relaxed-limits.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { tooManyBids } from './bids.failures.ts';

// Of one person, by whatever door. Nobody presses a button oftener.
const BIDS_A_MINUTE = 240;

export function limitBids(limits: RelaxedLimits, { userId }: Pick<SignedInUser, 'userId'>): void {
  const wait = limits.hit(`bids user ${userId}`, BIDS_A_MINUTE);
  if (wait > 0) throw tooManyBids(wait);
}
