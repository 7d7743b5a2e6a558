import { cursorPage } from '@souk/shared/limits.ts';
import type { SaidPage } from '@souk/shared/live/room-chat/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** More than that in one stretch nobody could read. */
const MOST_PAGES = 8;

/** What was said in a show between two moments, in milliseconds since 1970; nothing where one may not read it. */
export const getSaid = (showId: string, from: number, to: number) =>
  queryOptions({
    queryKey: ['said', showId, from, to],
    queryFn: async ({ signal }) => {
      const items: SaidPage['items'] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = new URLSearchParams({
          from: String(from),
          to: String(to),
          limit: String(cursorPage.max),
        });
        if (cursor) query.set('cursor', cursor);
        const said: SaidPage = await api.get(`/shows/${showId}/chat/messages?${query}`, { signal });
        items.push(...said.items);
        cursor = said.nextCursor;
        if (!cursor) break;
      }
      return items;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
