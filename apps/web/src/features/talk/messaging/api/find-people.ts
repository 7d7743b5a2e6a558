import type { SearchResult } from '@souk/shared/market/search/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** People whose name or handle is like what is typed. */
export function findPeople(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['people', q],
    queryFn: async ({ signal }) => (await api.get<SearchResult>('/search', { query: { q }, signal })).people,
    enabled: q.length > 1,
  });
}
