import type { PersonCard } from '@souk/shared/identity/people/schema.ts';
import type { PossibleModerators, RoomModerators } from '@souk/shared/live/room-chat/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

// What holds in all rooms of a shop.

const chat = (shopId: string) => `/shops/${shopId}/chat`;

export const getModerators = (shopId: string) =>
  queryOptions({
    queryKey: ['shop-chat', shopId, 'moderators'],
    queryFn: ({ signal }) => api.get<RoomModerators>(`${chat(shopId)}/moderators`, { signal }),
    enabled: shopId !== '',
  });

/** Followers by the beginning of a name, anyone by their whole handle. */
export const getPossibleModerators = (shopId: string, q: string) =>
  queryOptions({
    queryKey: ['shop-chat', shopId, 'possible-moderators', q],
    queryFn: async ({ signal }): Promise<PersonCard[]> =>
      (
        await api.get<PossibleModerators>(`${chat(shopId)}/possible-moderators`, {
          query: { q: q.slice(0, 40) },
          signal,
        })
      ).items,
    enabled: shopId !== '' && q !== '',
    placeholderData: keepPreviousData,
  });

export const nameModerator = (shopId: string, userId: string) =>
  api.put(`${chat(shopId)}/moderators/${userId}`);
export const dismissModerator = (shopId: string, userId: string) =>
  api.delete(`${chat(shopId)}/moderators/${userId}`);

interface BlockedWords {
  words: string[];
}

export const getBlockedWords = (shopId: string) =>
  queryOptions({
    queryKey: ['shop-chat', shopId, 'blocked-words'],
    queryFn: ({ signal }) => api.get<BlockedWords>(`${chat(shopId)}/blocked-words`, { signal }),
    enabled: shopId !== '',
  });

export const setBlockedWords = (shopId: string, words: readonly string[]) =>
  api.put<BlockedWords>(`${chat(shopId)}/blocked-words`, { words });
