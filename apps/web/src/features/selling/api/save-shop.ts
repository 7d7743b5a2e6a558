import type { Shop } from '@souk/shared/shops/schema.ts';
import { api } from '@/platform/api/index.ts';
import { type ShopDraft, shopBody } from '../model/shop-draft.ts';

export function openShop(draft: ShopDraft): Promise<Shop> {
  return api.post<Shop>('/shops', shopBody(draft));
}

export function changeShop(shopId: string, draft: ShopDraft): Promise<Shop> {
  return api.patch<Shop>(`/shops/${shopId}`, shopBody(draft));
}
