import type { PersonCard } from '@souk/shared/identity/people/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Whom a host may ask, by the beginning of a name, or by a whole handle. */
export const getPossibleCoHosts = (showId: string, q: string) =>
  queryOptions({
    queryKey: ['possible-co-hosts', showId, q],
    queryFn: async ({ signal }): Promise<PersonCard[]> =>
      (
        await api.get<{ items: PersonCard[] }>(`/shows/${encodeURIComponent(showId)}/possible-co-hosts`, {
          query: { q: q.slice(0, 40) },
          signal,
        })
      ).items,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
