import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getSellerHome = (shopId: string) =>
  queryOptions({
    queryKey: ['seller-home', shopId],
    queryFn: ({ signal }) => api.get<SellerHome>(`/shops/${shopId}/home`, { signal }),
    // What waits changes while someone works elsewhere.
    staleTime: 0,
  });
