import type { OwnUser, UserChangesInput } from '@souk/shared/identity/accounts/schema.ts';
import { api } from '@/platform/api/index.ts';

export const updateUser = (userId: string, changes: UserChangesInput): Promise<OwnUser> =>
  api.patch(`/users/${userId}`, changes);
