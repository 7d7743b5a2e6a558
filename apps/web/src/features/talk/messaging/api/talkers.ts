import type { Conversation, ConversationSearch, Talker } from '@souk/shared/talk/messaging/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { inOneBreath } from '../model/in-one-breath.ts';

const load = inOneBreath<{ _id: string }, Talker>({
  most: 60,
  keyOf: ({ _id }) => _id,
  fetch: async (people) => {
    const ids = people.map(({ _id }) => _id).join();
    return (await api.get<{ items: Talker[] }>('/conversations/people', { query: { ids } })).items;
  },
});

/** Someone one talks with, as the list names them. */
export const getTalker = (userId: string) =>
  queryOptions({
    queryKey: ['talkers', userId],
    queryFn: () => load({ _id: userId }),
    staleTime: 5 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** What stands above a conversation, begun or not. */
export const getConversation = (userId: string) =>
  queryOptions({
    queryKey: ['conversations', userId],
    queryFn: ({ signal }) =>
      api.get<Conversation>(`/conversations/${encodeURIComponent(userId)}`, { signal }),
    gcTime: Number.POSITIVE_INFINITY,
  });

export const searchConversations = (text: string) =>
  queryOptions({
    queryKey: ['conversations', 'search', text],
    queryFn: ({ signal }) =>
      api.get<ConversationSearch>('/conversations/search', { query: { q: text }, signal }),
    enabled: text.length > 0,
  });
