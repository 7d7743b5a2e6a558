import type { ShowId } from '@souk/shared/ids.ts';
import type { NextBidderChoice } from '@souk/shared/live/settlement/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { deleteChoice, insertChoice, isChargedAtOnce } from './next-bidder.repo.ts';

/** What a bidder of a show chose, should who wins not pay and they be next. */
export async function getNextBidderChoice(ctx: UserCtx, showId: ShowId): Promise<NextBidderChoice> {
  await seen(ctx, showId);
  return { chargeAtOnce: await isChargedAtOnce(ctx.db, showId, ctx.actor.userId) };
}

export async function chooseAsNextBidder(
  ctx: UserCtx,
  showId: ShowId,
  { chargeAtOnce }: NextBidderChoice,
): Promise<NextBidderChoice> {
  await seen(ctx, showId);
  const { db, actor, clock } = ctx;
  if (chargeAtOnce) await insertChoice(db, showId, actor.userId, clock.now());
  else await deleteChoice(db, showId, actor.userId);
  return { chargeAtOnce };
}

async function seen({ db, actor }: UserCtx, showId: ShowId): Promise<void> {
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
}
