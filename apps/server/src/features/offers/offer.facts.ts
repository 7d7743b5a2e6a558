import { agreedPrice } from '@souk/shared/offers/rules.ts';
import type { Db } from '../../platform/db/database.ts';
import { tellByMail } from '../notification-choices/index.ts';
import type { OfferRow } from './offer.repo.ts';

export type OfferFact = 'received' | 'accepted' | 'countered' | 'counter-accepted' | 'declined' | 'expired';

/** Tells the side that has to know, if they want to be told. */
export async function tellOfOffer(tx: Db, offer: OfferRow, fact: OfferFact): Promise<boolean> {
  const { product, buyer, shop, currency } = offer;
  const amount = { amount: offer.amount, currency };
  const counter = offer.counterAmount === null ? null : { amount: offer.counterAmount, currency };
  const path = `/product/${product.id}`;
  const about = { product: product.title, path };
  const price = agreedPrice({ amount, counter });
  switch (fact) {
    case 'received':
      return tellByMail(tx, shop.ownerId, 'offer', {
        template: 'offer-received',
        data: { ...about, path: `/shop/${shop.id}?tab=offers`, buyer: buyer.name, price: amount },
      });
    case 'counter-accepted':
      return tellByMail(tx, shop.ownerId, 'offer', {
        template: 'offer-counter-accepted',
        data: { ...about, path: `/shop/${shop.id}?tab=offers`, buyer: buyer.name, price },
      });
    case 'accepted':
      return tellByMail(tx, buyer.id, 'offer', { template: 'offer-accepted', data: { ...about, price } });
    case 'countered':
      return tellByMail(tx, buyer.id, 'offer', {
        template: 'offer-countered',
        data: { ...about, offered: amount, price },
      });
    case 'declined':
      return tellByMail(tx, buyer.id, 'offer', {
        template: 'offer-declined',
        data: { ...about, price: amount },
      });
    case 'expired':
      return tellByMail(tx, buyer.id, 'offer', {
        template: 'offer-expired',
        data: { ...about, price: amount },
      });
  }
}
