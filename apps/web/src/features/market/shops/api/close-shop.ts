import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { api } from '@/platform/api/index.ts';

export const closeShop = (shopId: string): Promise<Shop> => api.post<Shop>(`/shops/${shopId}/close`);
export const reopenShop = (shopId: string): Promise<Shop> => api.post<Shop>(`/shops/${shopId}/reopen`);
