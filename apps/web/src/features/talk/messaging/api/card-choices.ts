import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export type CardSource = 'shop' | 'favorites';

/** Products to send: of one's own shop, or those one keeps. */
export const getCardChoices = (source: CardSource, { shopId, q }: { shopId: string | null; q: string }) =>
  queryOptions({
    queryKey: ['card-choices', source, shopId, q],
    queryFn: async ({ signal }) => {
      const { items } =
        source === 'shop'
          ? await api.get<CursorPage<ProductCard>>('/products', {
              query: { shop: shopId, ...(q && { q }) },
              signal,
            })
          : await api.get<CursorPage<ProductCard>>('/favorites', { query: { kind: 'product' }, signal });
      return items.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
    },
    enabled: source === 'favorites' || shopId !== null,
  });
