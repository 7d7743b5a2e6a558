import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { ownNoteOf } from './own-note.ts';

/** Of a buyer's offers those for these products that they go on with: by an answer, or by buying at the agreed price. */
export const answeredHere = (
  offers: readonly Offer[],
  productIds: readonly string[],
  now: number,
): readonly Offer[] =>
  offers.filter((offer) => {
    const note = ownNoteOf(offer, new Date(now));
    return productIds.includes(offer.product._id) && (note === 'countered' || note === 'accepted');
  });
