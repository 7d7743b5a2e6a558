import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { api } from '@/platform/api/index.ts';
import { refreshUser } from '@/platform/session/session.store.ts';

export async function becomeFirstAdmin(token: string): Promise<void> {
  refreshUser(await api.post<OwnUser>('/auth/first-admin', { token }));
}
