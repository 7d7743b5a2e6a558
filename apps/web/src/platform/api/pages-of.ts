import type { CursorPage } from '@souk/shared/paging.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, type CallOptions } from './index.ts';

/** A list that comes page by page, each told where the one before it ended. */
export function pagesOf<Page extends Pick<CursorPage<unknown>, 'nextCursor'>>(
  queryKey: readonly unknown[],
  path: string,
  query: CallOptions['query'] = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      api.get<Page>(path, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
