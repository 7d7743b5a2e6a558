import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import type { CursorPage } from '@souk/shared/paging.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const pageSize = 60;
const mostPages = 20;

/** The public lists give a cursor, the tables here want numbered pages: so all of a list is brought at once. */
async function everyPage<T>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < mostPages; count += 1) {
    const page: CursorPage<T> = await api.get(path, { query: { ...query, limit: pageSize, cursor }, signal });
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return items;
}

export function getAllShops() {
  return queryOptions({
    queryKey: ['admin', 'shops'],
    queryFn: ({ signal }) => everyPage<ShopCard>('/shops', {}, signal),
    staleTime: 30_000,
  });
}

export function getAllListings() {
  return queryOptions({
    queryKey: ['admin', 'listings'],
    queryFn: ({ signal }) => everyPage<ProductCard>('/products', { sort: 'newest' }, signal),
    staleTime: 30_000,
  });
}

export function getAllShows() {
  return queryOptions({
    queryKey: ['admin', 'shows'],
    queryFn: ({ signal }) => everyPage<ShowCard>('/shows', {}, signal),
    staleTime: 15_000,
  });
}

export function getLiveShows() {
  return queryOptions({
    queryKey: ['admin', 'shows', 'live'],
    queryFn: ({ signal }) => everyPage<ShowCard>('/shows', { state: 'live' }, signal),
    refetchInterval: 15_000,
  });
}

export function getAllCategories() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: async ({ signal }) => (await api.get<{ items: Category[] }>('/categories', { signal })).items,
    staleTime: 30_000,
  });
}
