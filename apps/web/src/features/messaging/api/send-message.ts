import { api } from '@/platform/api/index.ts';

/** The message's own id makes a second try harmless. */
export function sendMessage(userId: string, message: { id: string; text: string }): Promise<unknown> {
  return api.post(`/conversations/${encodeURIComponent(userId)}/messages`, message);
}
