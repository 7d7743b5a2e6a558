import type { OwnUser, PublicUser } from '@souk/shared/accounts/schema.ts';
import { api } from '@/platform/api/index.ts';
import { refreshUser } from '@/platform/session/session.store.ts';

export type ProfileInput = Pick<PublicUser, 'name' | 'handle' | 'bio' | 'city'>;

export async function updateUser(userId: string, input: ProfileInput): Promise<OwnUser> {
  const user = await api.patch<OwnUser>(`/users/${userId}`, input);
  refreshUser(user);
  return user;
}
