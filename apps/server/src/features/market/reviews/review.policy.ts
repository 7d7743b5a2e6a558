import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Review } from '@souk/shared/market/reviews/schema.ts';
import type { Actor } from '../../../platform/session/actor.ts';

interface Judged {
  authorId: UserId;
  shopId: ShopId;
}

/** Visitors are told what they could do once signed in. */
export function whatCanBeDone(actor: Actor, { authorId, shopId }: Judged): Review['can'] {
  if (actor.kind === 'visitor') return { vote: true, change: false, reply: false };
  const own = actor.userId === authorId;
  const ofOwnShop = actor.shopId === shopId;
  return { vote: !own && !ofOwnShop, change: own, reply: ofOwnShop };
}
