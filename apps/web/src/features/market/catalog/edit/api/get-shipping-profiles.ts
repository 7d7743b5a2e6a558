import type { ShippingProfileList } from '@souk/shared/market/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getShippingProfiles(shopId: string) {
  return queryOptions({
    queryKey: ['shipping-profiles', shopId],
    queryFn: ({ signal }) => api.get<ShippingProfileList>(`/shops/${shopId}/shipping-profiles`, { signal }),
  });
}
