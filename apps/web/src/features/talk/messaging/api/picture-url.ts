import type { PictureUrls } from '@souk/shared/talk/messaging/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { inOneBreath } from '../model/in-one-breath.ts';

/** Such addresses hold for ten minutes. */
const holdsMs = 9 * 60_000;

const loaders = new Map<string, ReturnType<typeof loaderOf>>();

function loaderOf(userId: string) {
  return inOneBreath<{ _id: string }, PictureUrls['items'][number]>({
    most: 40,
    keyOf: ({ _id }) => _id,
    fetch: async (pictures) => {
      const ids = pictures.map(({ _id }) => _id).join();
      return (await api.get<PictureUrls>(`/conversations/${userId}/pictures`, { query: { ids } })).items;
    },
  });
}

/** Where a picture of a conversation is read for a while; null when it is gone. */
export const getPictureUrl = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['message-pictures', userId, id],
    queryFn: async () => {
      const load = loaders.get(userId) ?? loaderOf(userId);
      loaders.set(userId, load);
      return (await load({ _id: id }))?.url ?? null;
    },
    staleTime: holdsMs,
    gcTime: holdsMs,
  });
