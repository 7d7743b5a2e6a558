import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useDestination } from '@/platform/destination/use-destination.ts';
import { getSpotDelivery } from '../api/breaks.ts';

/** What it takes to get a spot to its buyer: a price, or nothing that does. */
export type SpotShipping = { kind: 'to-you'; price: Money } | { kind: 'not-to-you' };

/** Null until it is known. It is asked for anew with each look: what was bought meanwhile may be in its parcel. */
export function useSpotShipping(breakId: string): SpotShipping | null {
  const { country } = useDestination();
  const { data } = useQuery({
    ...getSpotDelivery(breakId, country ?? ''),
    enabled: country !== null,
    staleTime: 0,
  });
  return data ? shippingOf(data) : null;
}

/** What is only fetched costs nothing to send, and cannot be sent. */
export function shippingOf({ cheapest, pickup }: Pick<Delivery, 'cheapest' | 'pickup'>): SpotShipping | null {
  if (cheapest) return { kind: 'to-you', price: cheapest.price };
  return pickup.length === 0 ? { kind: 'not-to-you' } : null;
}
