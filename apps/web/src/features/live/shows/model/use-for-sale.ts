import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { getForSale } from '../api/get-for-sale.ts';
import type { Room } from './use-live-show.ts';

export interface ForSaleNow {
  items: readonly ProductCard[];
  /** What the host holds up. */
  pinned: ProductCard | null;
}

/** What a room sells at its price, beside its lots. */
export function useForSale({ show, stage }: Pick<Room, 'show' | 'stage'>): ForSaleNow {
  const { data } = useQuery(getForSale(show._id, stage?.listVersion ?? 0));
  const items = data?.items ?? [];
  const pinned = stage ? stage.pinned : data?.pinned;
  return { items, pinned: items.find(({ _id }) => _id === pinned) ?? null };
}
