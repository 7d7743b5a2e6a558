import type {
  ClipAccess,
  ClipDetails,
  ClipPage,
  ClipRules,
  NewClip,
} from '@souk/shared/live/clips/schema.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

const path = (clipId: string) => `/clips/${encodeURIComponent(clipId)}`;
const CUTTING_MS = 700;

export const getClip = (clipId: string) =>
  queryOptions({
    queryKey: ['clip', clipId],
    queryFn: ({ signal }) => api.get<ClipDetails>(path(clipId), { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'cutting' ? CUTTING_MS : false),
  });

export const getClipsOfShow = (showId: string) => clipPages(`/shows/${showId}/clips`, ['show', showId]);
export const getClipsOfShop = (shopId: string) => clipPages(`/shops/${shopId}/clips`, ['shop', shopId]);

const clipPages = (list: string, of: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['clips', ...of],
    queryFn: ({ pageParam: cursor, signal }) => api.get<ClipPage>(list, { query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
  });

/** Whether one may make clips of a show. */
export const getClipAccess = (showId: string) =>
  queryOptions({
    queryKey: ['clip-access', showId],
    queryFn: ({ signal }) => api.get<ClipAccess>(`/shows/${showId}/clips/access`, { signal }),
    staleTime: 60_000,
  });

export const makeClip = (showId: string, input: NewClip, idempotencyKey = newIdempotencyKey()) =>
  api.post<{ clipId: string }>(`/shows/${showId}/clips`, input, { idempotencyKey });

export const removeClip = (clipId: string) => api.delete(path(clipId));

/** Whether viewers may make clips of a shop’s shows, for who looks after them. */
export const getClipRules = (shopId: string) =>
  queryOptions({
    queryKey: ['clip-rules', shopId],
    queryFn: ({ signal }) => api.get<ClipRules>(`/shops/${shopId}/clips/rules`, { signal }),
    enabled: shopId !== '',
  });

export const chooseClipRules = (shopId: string, rules: ClipRules) =>
  api.put<ClipRules>(`/shops/${shopId}/clips/rules`, rules);
