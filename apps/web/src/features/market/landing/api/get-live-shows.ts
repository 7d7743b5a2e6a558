import type { ShowPage } from '@souk/shared/live/shows/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { api } from '@/platform/api/index.ts';

export async function getLiveShows(signal: AbortSignal): Promise<ShowCard[]> {
  const { items } = await api.get<ShowPage>('/shows', { query: { state: 'live', limit: 24 }, signal });
  return items;
}
