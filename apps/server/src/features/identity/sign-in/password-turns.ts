import type { UserId } from '@souk/shared/ids.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import { hashesAtOnce } from '../../../platform/session/password.ts';
import { openTurns } from '../../../platform/turns/turns.ts';
import type { Attempt } from './sign-in.limits.ts';

/** Who tries: an address of the net, or the signed-in user. */
export type Trier = Pick<Attempt, 'address' | 'known'> | { userId: UserId };

// Fifty who sign in at once would otherwise take every database connection from those who only read.
const counting = openTurns({ atOnce: 2, mostEach: 1, mostWaiting: 1_000 });
// One more than can be hashed, which is at the database meanwhile. One address leaves a hash to the others.
const hashing = openTurns({
  atOnce: hashesAtOnce + 1,
  mostEach: Math.max(1, hashesAtOnce - 1),
  forUrgent: 1,
  mostWaiting: 250,
});

/** Counts before anything is hashed: what is over the limit costs nobody a turn. */
export const countInTurn = (trier: Trier, ...counted: Parameters<typeof countAttempt>): Promise<void> =>
  counting.take(placeOf(trier), () => countAttempt(...counted));

/**
 * Whatever hashes a password. Each address has its turn, however many come from another; before all of them those who
 * are signed in, or come to an account from where its owner was signed in lately.
 */
export const hashInTurn = <Result>(trier: Trier, work: () => Promise<Result>): Promise<Result> =>
  hashing.take(placeOf(trier), work);

const placeOf = (trier: Trier) =>
  'userId' in trier
    ? { who: trier.userId, urgent: true }
    : { who: trier.address ?? 'this machine', urgent: trier.known === true };
