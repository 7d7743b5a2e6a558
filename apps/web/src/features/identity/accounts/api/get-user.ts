import type { OwnUser, PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { refreshUser } from '@/platform/session/session.store.ts';

/** A person; oneself comes whole and replaces the stored user. */
export function getUser(userId: string) {
  return queryOptions({
    queryKey: ['users', userId],
    queryFn: async ({ signal }) => {
      const user = await api.get<OwnUser | PublicUser>(`/users/${encodeURIComponent(userId)}`, { signal });
      if (isOwn(user)) refreshUser(user);
      return user;
    },
  });
}

function isOwn(user: OwnUser | PublicUser): user is OwnUser {
  return 'email' in user;
}
