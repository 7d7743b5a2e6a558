import type { Offer } from '@souk/shared/market/offers/schema.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { judgedOf, whatCanBeDone } from './offer.policy.ts';
import type { OfferRow } from './offer.repo.ts';

export function presentOffer(row: OfferRow, actor: SignedInUser): Offer {
  const { currency, product, variant, shop, buyer } = row;
  return {
    _id: row.id,
    product: { _id: product.id, title: product.title, image: product.picture },
    variant: {
      _id: variant.id,
      words: Object.values(variant.options).join(', '),
      price: { amount: variant.price, currency },
    },
    shop: { _id: shop.id, name: shop.name },
    buyer: { _id: buyer.id, name: buyer.name, handle: buyer.handle, picture: buyer.picture },
    amount: { amount: row.amount, currency },
    counter: row.counterAmount === null ? null : { amount: row.counterAmount, currency },
    state: row.state,
    buyable: row.buyable,
    inCart: row.inCart && buyer.id === actor.userId,
    byItself: row.byItself,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    holdsUntil: row.holdsUntil?.toISOString() ?? null,
    can: whatCanBeDone(actor, judgedOf(row)),
  };
}
