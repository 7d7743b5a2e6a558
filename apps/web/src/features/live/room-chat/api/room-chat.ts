import type { TimeOut } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomChat } from '@souk/shared/live/room-chat/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** How the chat of a show is set for this person. */
export const getRoomChat = (showId: string, userId: string | null) =>
  queryOptions({
    queryKey: ['room-chat', showId, userId],
    queryFn: ({ signal }) => api.get<RoomChat>(`/shows/${showId}/chat`, { signal }),
    staleTime: 30_000,
    // A time-out runs out, and what silences a person is lifted, without a word to their page.
    refetchInterval: ({ state: { data } }) => (data?.ban ? 10_000 : false),
  });

const chat = (showId: string) => `/shows/${showId}/chat`;

export const removeMessage = (showId: string, id: string) => api.delete(`${chat(showId)}/messages/${id}`);
export const removeMessagesOf = (showId: string, userId: string) =>
  api.delete(`${chat(showId)}/people/${userId}/messages`);
export const timeOut = (showId: string, userId: string, length: TimeOut) =>
  api.put(`${chat(showId)}/time-outs/${userId}`, { for: length });
export const ban = (showId: string, userId: string) => api.put(`${chat(showId)}/bans/${userId}`);
export const pinMessage = (showId: string, messageId: string) =>
  api.put(`${chat(showId)}/pin`, { messageId });
export const unpinMessage = (showId: string) => api.delete(`${chat(showId)}/pin`);
export const setSlowMode = (showId: string, seconds: number) =>
  api.put(`${chat(showId)}/slow-mode`, { seconds });
