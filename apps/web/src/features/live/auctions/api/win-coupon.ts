import type { WinCoupon } from '@souk/shared/live/settlement/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** What one entered for what one wins of the shop of a lot. */
export const getWinCoupon = (lotId: string) =>
  queryOptions({
    queryKey: ['win-coupon', lotId],
    queryFn: ({ signal }) => api.get<WinCoupon>(`/lots/${lotId}/win-coupon`, { signal }),
    staleTime: 10_000,
  });

export const keepWinCoupon = (lotId: string, code: string | null): Promise<WinCoupon> =>
  api.put(`/lots/${lotId}/win-coupon`, { code });
