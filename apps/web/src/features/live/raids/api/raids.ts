import type { RaidChoice, RaidTargets } from '@souk/shared/live/raids/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Live shows that would take in the viewers of one's own. */
export const getRaidTargets = (showId: string, q: string) =>
  queryOptions({
    queryKey: ['raid-targets', showId, q],
    queryFn: ({ signal }) =>
      api.get<RaidTargets>(`/shows/${showId}/raid-targets`, { query: { q: q.slice(0, 80) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export const raid = (showId: string, to: string) => api.post(`/shows/${showId}/raid`, { to });

export const getRaidChoice = (shopId: string) =>
  queryOptions({
    queryKey: ['raid-choice', shopId],
    queryFn: ({ signal }) => api.get<RaidChoice>(`/shops/${shopId}/raid-choice`, { signal }),
    enabled: shopId !== '',
  });

export const setRaidChoice = (shopId: string, choice: RaidChoice) =>
  api.put<RaidChoice>(`/shops/${shopId}/raid-choice`, choice);
