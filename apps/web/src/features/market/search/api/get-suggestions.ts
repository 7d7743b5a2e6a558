import type { Suggestion } from '@souk/shared/market/search/schema.ts';
import { api } from '@/platform/api/index.ts';

/** A few things that a text may mean while it is typed. */
export async function getSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { items } = await api.get<{ items: Suggestion[] }>('/search/suggest', { query: { q }, signal });
  return items;
}
