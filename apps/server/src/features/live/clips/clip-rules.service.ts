import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import type { ClipAccess, ClipRules } from '@souk/shared/live/clips/schema.ts';
import { looksAfter } from '@souk/shared/live/room-chat/rules.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findRoom, findShopRole } from '../room-chat/index.ts';
import { maySeeShow } from '../shows/index.ts';
import { whyNoClips } from './clip.policy.ts';
import { putViewersMayClip, viewersMayClip } from './clip-rules.repo.ts';

/** What a reader may do about the clips of a show. */
export async function getClipAccess({ db, actor }: Ctx, showId: ShowId): Promise<ClipAccess> {
  const room = await findRoom(db, showId, actor.kind === 'user' ? actor.userId : null);
  if (!room || !maySeeShow(actor, room)) throw notFound('show');
  const viewers = await viewersMayClip(db, room.shop.id);
  // Who is not signed in is asked to do so when they want to.
  const make = actor.kind === 'user' ? whyNoClips(room, viewers) === undefined : viewers;
  return { make, choose: room.role === 'host', viewers };
}

export async function getClipRules({ db, actor }: UserCtx, shopId: ShopId): Promise<ClipRules> {
  const found = await findShopRole(db, shopId, actor.userId);
  if (!found) throw notFound('shop');
  if (!looksAfter(found.role)) throw forbidden();
  return { viewers: await viewersMayClip(db, shopId) };
}

/** Its host chooses for all shows of a shop. What was cut already stays. */
export async function chooseClipRules(
  { db, actor }: UserCtx,
  shopId: ShopId,
  { viewers }: ClipRules,
): Promise<ClipRules> {
  const found = await findShopRole(db, shopId, actor.userId);
  if (!found) throw notFound('shop');
  if (found.role !== 'host') throw forbidden();
  await putViewersMayClip(db, shopId, viewers);
  return { viewers };
}
