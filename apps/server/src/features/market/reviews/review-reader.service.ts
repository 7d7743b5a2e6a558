import type { ReviewId } from '@souk/shared/ids.ts';
import type { HelpfulVote } from '@souk/shared/market/reviews/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { whatCanBeDone } from './review.policy.ts';
import type { ReviewRow } from './review.repo.ts';
import { deleteVote, insertVote, lockReview, moveHelpfulCount, updateReview } from './review-write.repo.ts';
import { getReview } from './review-write.service.ts';
import { ownReviewVote } from './reviews.failures.ts';

/** Says that a review helped, or no longer; saying it twice is saying it once. */
export function vote(ctx: UserCtx, id: ReviewId, helpful: boolean): Promise<HelpfulVote> {
  const { db, actor } = ctx;
  return db.transaction().execute(async (tx) => {
    const { can } = await lockFor(ctx, tx, id);
    if (!can.vote) throw ownReviewVote();
    const moved = helpful ? await insertVote(tx, id, actor.userId) : await deleteVote(tx, id, actor.userId);
    const change = moved ? (helpful ? 1 : -1) : 0;
    return { voted: helpful, helpfulCount: await moveHelpfulCount(tx, id, change) };
  });
}

/** The shop's answer; null takes it away. */
export async function replyTo(ctx: UserCtx, id: ReviewId, body: string | null): Promise<ReviewRow> {
  const { db, clock, actor } = ctx;
  await db.transaction().execute(async (tx) => {
    const { can } = await lockFor(ctx, tx, id);
    if (!can.reply) throw notFound('review');
    const replied_at = body === null ? null : clock.now();
    await updateReview(tx, id, { reply_body: body, replied_at });
  });
  return await getReview(db, id, actor.userId);
}

async function lockFor({ actor }: UserCtx, tx: Db, id: ReviewId) {
  const review = await lockReview(tx, id);
  if (!review) throw notFound('review');
  return { can: whatCanBeDone(actor, { authorId: review.author_id, shopId: review.shop_id }) };
}
