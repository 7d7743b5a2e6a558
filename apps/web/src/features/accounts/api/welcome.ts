import type { OwnUser } from '@souk/shared/accounts/schema.ts';
import { api } from '@/platform/api/index.ts';

export function sendOwnCode(userId: string): Promise<unknown> {
  return api.post(`/users/${userId}/verification/email`, {});
}

export function confirmOwnEmail(userId: string, code: string): Promise<OwnUser> {
  return api.post(`/users/${userId}/verification/email/confirm`, { code });
}
