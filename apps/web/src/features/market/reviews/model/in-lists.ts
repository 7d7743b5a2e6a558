import type { Review } from '@souk/shared/market/reviews/schema.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Pages = InfiniteData<{ items: Review[] }>;

/** Changes a review wherever it is listed, without asking for the lists again. */
export function changeInLists(
  queryClient: QueryClient,
  id: string,
  change: (review: Review) => Review,
): void {
  for (const queryKey of [['reviews'], ['users']]) {
    queryClient.setQueriesData<unknown>({ queryKey }, (data: unknown) => changed(data, id, change));
  }
}

export function changed(data: unknown, id: string, change: (review: Review) => Review): unknown {
  if (!hasPages(data)) return data;
  const here = data.pages.some((page) => page.items.some((item) => item._id === id));
  if (!here) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item._id === id ? change(item) : item)),
  }));
  return { ...data, pages };
}

function hasPages(data: unknown): data is Pages {
  const pages = (data as Pages | null | undefined)?.pages;
  return Array.isArray(pages) && pages.every((page) => Array.isArray(page.items));
}
