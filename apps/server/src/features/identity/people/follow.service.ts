import type { UserId } from '@souk/shared/ids.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type Allowance, countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { blockedByYou, yourself } from './people.failures.ts';
import { deleteFollow, insertFollow, lockPeople } from './people.repo.ts';
import { findRelation } from './relation.repo.ts';

/** Following twice is following once. A person who is blocked learns no more than of someone who is gone. */
export async function followPerson(ctx: UserCtx, other: UserId): Promise<void> {
  const { db, clock, actor } = ctx;
  if (other === actor.userId) throw yourself();
  if ((await findRelation(db, actor.userId, other)).following) return;
  await countAttempt(ctx, followAllowances(actor.userId, other));
  await db.transaction().execute(async (tx) => {
    const here = await lockPeople(tx, actor.userId, other);
    const { blocked, blockedBy } = await findRelation(tx, actor.userId, other);
    if (!here.has(other) || blockedBy) throw notFound('user');
    if (blocked) throw blockedByYou();
    await insertFollow(tx, actor.userId, other, clock.now());
  });
}

/** Works for someone who is gone meanwhile, too. */
export async function unfollowPerson({ db, actor }: UserCtx, other: UserId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPeople(tx, actor.userId, other);
    await deleteFollow(tx, actor.userId, other);
  });
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Each follow may ring at the other's: enough for someone who looks around, too few to go through the market. */
const followAllowances = (follower: UserId, followed: UserId): Allowance[] => [
  { of: ['follow', follower], most: 60, withinSeconds: HOUR },
  { of: ['follow-day', follower], most: 300, withinSeconds: DAY },
  { of: ['follow-again', follower, followed], most: 10, withinSeconds: DAY },
];
