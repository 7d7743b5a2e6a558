import type { SearchResult } from '@souk/shared/market/search/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Everything but products, and how many of each there are. */
export function getSearch(q: string) {
  return queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api.get<SearchResult>('/search', { query: { q }, signal }),
  });
}
