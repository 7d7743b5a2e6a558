import type { UserId } from '@souk/shared/ids.ts';
import { agreedPrice } from '@souk/shared/market/offers/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notify } from '../../talk/notifications/index.ts';
import type { OfferRow } from './offer.repo.ts';

export type OfferFact = 'received' | 'accepted' | 'countered' | 'counter-accepted' | 'declined' | 'expired';

/** Tells the side that has to know, if they want to be told. */
export function tellOfOffer(tx: Db, offer: OfferRow, fact: OfferFact, now: Date): Promise<boolean> {
  const { to, notification } = newsOf(offer, fact);
  return notify(tx, to, notification, now);
}

function newsOf(offer: OfferRow, fact: OfferFact): { to: UserId; notification: Notification } {
  const { product, buyer, shop, currency } = offer;
  const amount = { amount: offer.amount, currency };
  const counter = offer.counterAmount === null ? null : { amount: offer.counterAmount, currency };
  const price = agreedPrice({ amount, counter });
  const path = `/product/${product.id}`;
  const offersPath = `/shop/${shop.id}?tab=offers`;
  const own = { about: offer.id, to: path, picture: product.picture?._id };
  const about = { product: product.title, path };
  switch (fact) {
    case 'received': {
      const said = { buyer: buyer.name, product: product.title, price: amount };
      return {
        to: shop.ownerId,
        notification: {
          ...own,
          text: 'offerReceived',
          params: said,
          about: product.id,
          to: offersPath,
          several: { text: 'offers', params: {} },
          by: buyer.id,
          mail: { template: 'offer-received', data: { ...said, path: offersPath } },
        },
      };
    }
    case 'counter-accepted': {
      const said = { buyer: buyer.name, product: product.title, price };
      return {
        to: shop.ownerId,
        notification: {
          ...own,
          text: 'offerCounterAccepted',
          params: said,
          to: offersPath,
          by: buyer.id,
          mail: { template: 'offer-counter-accepted', data: { ...said, path: offersPath } },
        },
      };
    }
    case 'accepted':
      return {
        to: buyer.id,
        notification: {
          ...own,
          text: 'offerAccepted',
          params: { product: product.title, price },
          mail: { template: 'offer-accepted', data: { ...about, price } },
        },
      };
    case 'countered':
      return {
        to: buyer.id,
        notification: {
          ...own,
          text: 'offerCountered',
          params: { product: product.title, offered: amount, price },
          mail: { template: 'offer-countered', data: { ...about, offered: amount, price } },
        },
      };
    case 'declined':
      return {
        to: buyer.id,
        notification: {
          ...own,
          text: 'offerDeclined',
          params: { product: product.title, price: amount },
          mail: { template: 'offer-declined', data: { ...about, price: amount } },
        },
      };
    case 'expired':
      return {
        to: buyer.id,
        notification: {
          ...own,
          text: 'offerExpired',
          params: { product: product.title, price: amount },
          mail: { template: 'offer-expired', data: { ...about, price: amount } },
        },
      };
  }
}
