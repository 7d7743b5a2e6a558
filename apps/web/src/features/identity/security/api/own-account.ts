import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { api } from '@/platform/api/index.ts';

export function changePassword(userId: string, password: string): Promise<void> {
  return api.put(`/users/${userId}/password`, { password });
}

/** Mails a code to the new address; the account moves once it comes back. */
export function askForNewEmail(userId: string, email: string): Promise<unknown> {
  return api.put(`/users/${userId}/email`, { email });
}

export function moveToNewEmail(userId: string, code: string): Promise<OwnUser> {
  return api.post(`/users/${userId}/email/confirm`, { code });
}
