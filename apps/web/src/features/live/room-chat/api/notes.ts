import type { NotedPeople, RoomNotes } from '@souk/shared/live/room-chat/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const MINUTE_MS = 60_000;
const chat = (shopId: string) => `/shops/${shopId}/chat`;
const notesAbout = (shopId: string, userId: string) => `${chat(shopId)}/people/${userId}/notes`;

/** About whom there are notes, for those who look after the rooms of a shop. */
export const getNoted = (shopId: string) =>
  queryOptions({
    queryKey: ['room-notes', shopId],
    queryFn: ({ signal }) => api.get<NotedPeople>(`${chat(shopId)}/noted`, { signal }),
    staleTime: MINUTE_MS,
  });

export const getNotes = (shopId: string, userId: string) =>
  queryOptions({
    queryKey: ['room-notes', shopId, userId],
    queryFn: ({ signal }) => api.get<RoomNotes>(notesAbout(shopId, userId), { signal }),
    staleTime: 0,
  });

/** With the same key again when no answer came, so that nothing stands there twice. */
export const addNote = (
  shopId: string,
  userId: string,
  { text, idempotencyKey }: { text: string; idempotencyKey: string },
): Promise<RoomNotes> => api.post(notesAbout(shopId, userId), { text }, { idempotencyKey });

export const removeNote = (shopId: string, noteId: string) => api.delete(`${chat(shopId)}/notes/${noteId}`);
