import { api } from '@/platform/api/index.ts';

export function sayInRoom(showId: string, text: string): Promise<unknown> {
  return api.post(`/shows/${showId}/messages`, { text });
}
