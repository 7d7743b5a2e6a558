import type { PersonPage } from '@souk/shared/people/schema.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Who follows someone, or whom someone follows. */
export type AroundList = 'followers' | 'following';

export const getPeopleAround = (userId: string, list: AroundList) =>
  pagesOf(['users', userId, list], `/users/${userId}/${list}`);

export const getBlocked = () => pagesOf(['blocks'], '/blocks');

function pagesOf(queryKey: readonly string[], path: string) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => api.get<PersonPage>(path, { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const setFollow = (userId: string, follow: boolean): Promise<void> =>
  follow ? api.put(`/users/${userId}/follow`) : api.delete(`/users/${userId}/follow`);

export const setBlock = (userId: string, block: boolean): Promise<void> =>
  block ? api.put(`/users/${userId}/block`) : api.delete(`/users/${userId}/block`);
