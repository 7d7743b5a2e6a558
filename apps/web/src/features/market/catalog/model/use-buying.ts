import type { Product, Variant } from '@souk/shared/market/catalog/schema.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeBid } from '../api/buy.ts';
import { useMakeOffer } from './use-make-offer.ts';

interface Outcome {
  onOffer: (offer: Offer) => void;
  onBid: () => void;
  onBidRefused: (error: unknown) => void;
  onFailure: (error: unknown) => void;
}

/** The ways to get a product that are not simply paying its price, each with its own call. */
export function useBuying(product: Product, variant: Variant | null, outcome: Outcome) {
  const queryClient = useQueryClient();
  const offer = useMakeOffer(product, variant, outcome);
  const bid = useMutation({
    mutationFn: async () => {
      if (product.lot) await placeBid(product.lot._id, product.lot.nextBid);
    },
    onSuccess: outcome.onBid,
    onError: outcome.onBidRefused,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['product', product._id] }),
  });
  return { offer, bid };
}
