import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { api } from '@/platform/api/index.ts';
import { type ShopDraft, shopBody } from '../model/shop-draft.ts';

export type ShopPictureIds = { logo: string | null; banner: string | null };

export function openShop(draft: ShopDraft, pictures: ShopPictureIds, currency: string): Promise<Shop> {
  return api.post<Shop>('/shops', { ...shopBody(draft), ...pictures, currency });
}

/** Refused with `edit_conflict` when the shop is not at that version any more. */
export function changeShop(
  { _id, version }: Pick<Shop, '_id' | 'version'>,
  draft: ShopDraft,
  pictures: ShopPictureIds,
): Promise<Shop> {
  return api.patch<Shop>(`/shops/${_id}`, { ...shopBody(draft), ...pictures, version });
}
