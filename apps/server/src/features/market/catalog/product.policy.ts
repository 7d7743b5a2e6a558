import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { type Actor, isStaff } from '../../../platform/session/actor.ts';
import type { ProductRow } from './product.repo.ts';

type Judged = Pick<ProductRow, 'status' | 'shopStatus' | 'listingKind' | 'available' | 'acceptsOffers'> & {
  shop: Pick<ProductRow['shop'], 'id'>;
};

export function maySee(actor: Actor, product: Judged): boolean {
  const shown = product.status === 'active' || product.status === 'out-of-stock';
  return (shown && product.shopStatus === 'open') || isStaff(actor) || isOwn(actor, product);
}

/** Visitors are told what they could do once signed in; nobody buys from themselves. */
export function whatCanBeDone(actor: Actor, product: Judged): Product['can'] {
  const own = isOwn(actor, product);
  const suspended = actor.kind === 'user' && actor.suspended;
  const buy =
    !own &&
    !suspended &&
    product.status === 'active' &&
    product.shopStatus === 'open' &&
    product.listingKind === 'buy-now' &&
    product.available > 0;
  return { edit: own, buy, offer: buy && product.acceptsOffers };
}

function isOwn(actor: Actor, product: Judged): boolean {
  return actor.kind === 'user' && actor.shopId === product.shop.id;
}
