import type { Product, Variant } from '@souk/shared/market/catalog/schema.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation } from '@tanstack/react-query';
import { makeOffer } from '../api/buy.ts';

interface Outcome {
  onOffer: (offer: Offer) => void;
  onFailure: (error: unknown) => void;
}

/** Offers a price for one piece of a product. */
export const useMakeOffer = (product: Product, variant: Variant | null, { onOffer, onFailure }: Outcome) =>
  useMutation({
    mutationFn: (amount: Money) => makeOffer(product._id, variant?._id ?? null, amount),
    onSuccess: onOffer,
    onError: onFailure,
  });
