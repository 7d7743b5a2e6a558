import type { Product, Variant } from '@souk/shared/catalog/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCart, makeOffer, placeBid } from '../api/buy.ts';

interface Outcome {
  /** What to do once it is in the cart. */
  onCart: (then: 'stay' | 'pay') => void;
  onOffer: (amount: Money) => void;
  onBid: () => void;
  onFailure: (error: unknown) => void;
}

/** The ways to get a product, each with its own call. */
export function useBuying(product: Product, variant: Variant | null, outcome: Outcome) {
  const queryClient = useQueryClient();
  const cart = useMutation({
    mutationFn: async (then: 'stay' | 'pay') => {
      if (variant) await addToCart(variant._id);
      return then;
    },
    onSuccess: outcome.onCart,
    onError: outcome.onFailure,
  });
  const offer = useMutation({
    mutationFn: async (amount: Money) => {
      await makeOffer(product._id, variant?._id ?? null, amount);
      return amount;
    },
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
  return { cart, offer, bid };
}
