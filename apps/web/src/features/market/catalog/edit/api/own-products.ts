import type {
  ChosenProducts,
  OwnProductPage,
  OwnProductSort,
  StockState,
} from '@souk/shared/market/catalog/manage-schema.ts';
import type { OwnProductChoice } from '@souk/shared/market/catalog/own-choices.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export type OwnProductQuery = {
  page: number;
  perPage: number;
  status?: OwnProductChoice;
  q?: string;
  sort?: OwnProductSort;
};

/** All products of one's shop, whatever their status; the page before stays while the next one comes. */
export function getOwnProducts(shopId: string, query: OwnProductQuery) {
  return queryOptions({
    queryKey: ['own-products', shopId, query],
    queryFn: ({ signal }) =>
      api.get<OwnProductPage>(`/shops/${shopId}/products/mine`, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that the list finds, on whatever page. */
export function chooseAll(
  shopId: string,
  { status, q }: Pick<OwnProductQuery, 'status' | 'q'>,
): Promise<ChosenProducts> {
  return api.get<ChosenProducts>(`/shops/${shopId}/products/mine/chosen`, {
    query: { ...(status ? { status } : {}), ...(q ? { q } : {}) },
  });
}

/** `expected` is the number one was shown: a sale that came between is not lost. */
export function setStock(variantId: string, available: number, expected: number): Promise<StockState> {
  return api.patch<StockState>(`/variants/${variantId}`, { available, expected });
}

export function exportProducts(shopId: string): Promise<Blob> {
  return api.file(`/shops/${shopId}/products.csv`);
}
