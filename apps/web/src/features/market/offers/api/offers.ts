import type { Offer, OfferPage, OwnOffer, OwnOffers } from '@souk/shared/market/offers/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

/** What one offered last for a product. */
export const getOwnOffer = (productId: string) =>
  queryOptions({
    queryKey: ['offers', 'mine', productId],
    queryFn: ({ signal }) => api.get<OwnOffer>(`/products/${productId}/offers/mine`, { signal }),
  });

/** Those of one's own that wait for either side, or whose agreed price holds. */
export const getOwnOffers = () =>
  queryOptions({
    queryKey: ['offers', 'own'],
    queryFn: ({ signal }) => api.get<OwnOffers>('/offers/mine', { signal }),
  });

export interface WantedOffers {
  of: 'waiting' | 'decided';
  product?: string;
}

/** The offers to one's shop. */
export const getShopOffers = (shopId: string, wanted: WantedOffers) =>
  pagesOf<OfferPage>(['offers', 'shop', shopId, wanted], `/shops/${shopId}/offers`, { ...wanted });

export type Answer = { act: 'accept' | 'decline' | 'withdraw' } | { act: 'counter'; amount: Money };

export const answerOffer = (offerId: string, answer: Answer): Promise<Offer> =>
  answer.act === 'counter'
    ? api.post<Offer>(`/offers/${offerId}/counter`, { amount: answer.amount })
    : api.post<Offer>(`/offers/${offerId}/${answer.act}`);

/** A buyer's own price in answer to the seller's is an offer of its own. */
export const offerInstead = ({ _id, product, variant }: Offer, amount: Money): Promise<Offer> =>
  api.post<Offer>(
    `/products/${product._id}/offers`,
    { variantId: variant._id, amount, insteadOf: _id },
    { idempotencyKey: newIdempotencyKey() },
  );
