import type { VariantId } from '@souk/shared/ids.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCheckout, openCheckout } from '../api/checkout.ts';
import { checkoutNamed } from './checkout-named.ts';
import { useLeaving } from './use-leaving.ts';

/** Holds so many of one thing as soon as it is chosen, and gives it back when its buyer turns away. */
export function useQuickCheckout(variantId: VariantId | null, quantity: number) {
  const queries = useQueryClient();
  const {
    mutate,
    data: opened,
    error,
    isPending,
  } = useMutation({
    mutationFn: openCheckout,
    onSuccess: (checkout) => queries.setQueryData(getCheckout(checkout._id).queryKey, checkout),
  });
  useEffect(() => {
    if (variantId) mutate({ from: 'product', variantId, quantity });
  }, [variantId, quantity, mutate]);
  // A buyer with a payment under way is led on with that first.
  const id = opened?._id ?? checkoutNamed(error, 'payment_running') ?? '';
  const { data, dataUpdatedAt, refetch } = useQuery({ ...getCheckout(id), enabled: id !== '' });
  useLeaving(id);
  const isOfIt = data?.shops.some(({ lines }) => lines.some((line) => line.variantId === variantId));
  return {
    checkout: isOfIt ? data : null,
    /** When the answer came, by this clock. */
    seenAt: dataUpdatedAt,
    refetch,
    opening: isPending,
    failure: error,
    again: () => variantId && mutate({ from: 'product', variantId, quantity, addressId: data?.address?._id }),
  };
}
