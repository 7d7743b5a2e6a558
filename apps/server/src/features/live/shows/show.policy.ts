import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { type Actor, isStaff } from '../../../platform/session/actor.ts';

interface Asked {
  state: ShowState;
  shopStatus: 'open' | 'suspended' | 'closed';
  host: { id: UserId };
  shop: { id: ShopId };
}

/** A private show is seen by anyone with its link. */
export function maySeeShow(actor: Actor, show: Asked): boolean {
  const open = show.shopStatus === 'open' && show.state !== 'cancelled';
  return open || isStaff(actor) || isHostOf(actor, show);
}

export function isHostOf(actor: Actor, { host, shop }: Pick<Asked, 'host' | 'shop'>): boolean {
  return actor.kind === 'user' && (actor.userId === host.id || actor.shopId === shop.id);
}
