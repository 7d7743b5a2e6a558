import type { PersonPage } from '@souk/shared/identity/people/schema.ts';
import { api } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

/** Who follows someone, or whom someone follows. */
export type AroundList = 'followers' | 'following';

export const getPeopleAround = (userId: string, list: AroundList) =>
  pagesOf<PersonPage>(['users', userId, list], `/users/${userId}/${list}`);

export const getBlocked = () => pagesOf<PersonPage>(['blocks'], '/blocks');

export const setFollow = (userId: string, follow: boolean): Promise<void> =>
  follow ? api.put(`/users/${userId}/follow`) : api.delete(`/users/${userId}/follow`);

export const setBlock = (userId: string, block: boolean): Promise<void> =>
  block ? api.put(`/users/${userId}/block`) : api.delete(`/users/${userId}/block`);
