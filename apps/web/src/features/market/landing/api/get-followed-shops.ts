import type { ShopPage } from '@souk/shared/market/shops/schema.ts';
import { api } from '@/platform/api/index.ts';

/** The ids of the shops someone follows, the latest first. */
export async function getFollowedShops(signal: AbortSignal): Promise<ReadonlySet<string>> {
  const { items } = await api.get<ShopPage>('/favorites', { query: { kind: 'shop', limit: 60 }, signal });
  return new Set(items.map((shop) => shop._id));
}
