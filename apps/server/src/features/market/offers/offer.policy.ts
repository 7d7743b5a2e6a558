import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { isWaiting, type OfferState } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import type { OfferRow } from './offer.repo.ts';

interface Judged {
  state: OfferState;
  buyerId: UserId;
  shopId: ShopId;
  /** One of the two blocked the other. */
  apart: boolean;
  buyable: boolean;
}

export const judgedOf = ({ state, buyer, shop, apart, buyable }: OfferRow): Judged => ({
  state,
  buyerId: buyer.id,
  shopId: shop.id,
  apart,
  buyable,
});

export type OfferSide = 'buyer' | 'seller';

export function sideOf(actor: SignedInUser, { buyerId, shopId }: Judged): OfferSide | null {
  if (actor.userId === buyerId) return 'buyer';
  return actor.shopId === shopId ? 'seller' : null;
}

/**
 * The seller answers an offer, the buyer what came back, each also by a price of their own; the buyer may take it back
 * until it is decided. Over a block, and while the thing is not for sale, it can only end.
 */
export function whatCanBeDone(actor: SignedInUser, offer: Judged): Offer['can'] {
  const side = sideOf(actor, offer);
  const turn = offer.state === 'open' ? 'seller' : offer.state === 'countered' ? 'buyer' : null;
  const theirs = side !== null && side === turn && !actor.suspended;
  const reachable = !offer.apart && offer.buyable;
  return {
    accept: theirs && reachable,
    decline: theirs,
    counter: theirs && reachable,
    withdraw: side === 'buyer' && isWaiting(offer.state),
  };
}
