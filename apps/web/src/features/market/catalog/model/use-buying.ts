import type { Product, Variant } from '@souk/shared/market/catalog/schema.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeOffer, placeBid } from '../api/buy.ts';

interface Outcome {
  onOffer: (offer: Offer) => void;
  onBid: () => void;
  onFailure: (error: unknown) => void;
}

/** The ways to get a product that are not simply paying its price, each with its own call. */
export function useBuying(product: Product, variant: Variant | null, outcome: Outcome) {
  const queryClient = useQueryClient();
  const offer = useMutation({
    mutationFn: (amount: Money) => makeOffer(product._id, variant?._id ?? null, amount),
    onSuccess: outcome.onOffer,
    onError: outcome.onFailure,
  });
  const bid = useMutation({
    mutationFn: async () => {
      if (product.lot) await placeBid(product.lot._id, product.lot.nextBid);
    },
    onSuccess: outcome.onBid,
    onError: outcome.onFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['product', product._id] }),
  });
  return { offer, bid };
}
