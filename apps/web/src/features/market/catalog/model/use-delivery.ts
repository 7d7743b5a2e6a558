import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type Destination, useDestination } from '@/platform/destination/use-destination.ts';
import { getDelivery } from '../api/get-delivery.ts';

export interface ProductDelivery {
  destination: Destination;
  /** Null until it is known; what was known of the country before stands until then. */
  delivery: Delivery | null;
}

/** How a product, or a lot that has no listing of its own, gets to where its reader has things sent. */
export function useDelivery(id: string, of: 'products' | 'lots' = 'products'): ProductDelivery {
  const destination = useDestination();
  const { country, holdUntil } = destination;
  const { data, isError } = useQuery({
    ...getDelivery({ id, of, country: country ?? '', holdUntil }),
    enabled: country !== null && id !== '',
    placeholderData: (before) => before,
  });
  return { destination, delivery: isError ? null : (data ?? null) };
}

/** The country it cannot be had in: not sent there, and fetched nowhere. */
export function notSentTo(delivery: Delivery | null): string | null {
  return delivery && !delivery.cheapest && delivery.pickup.length === 0 ? delivery.country : null;
}
