import type { NewPoll, OwnVote } from '@souk/shared/live/polls/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

const path = (pollId: string) => `/polls/${encodeURIComponent(pollId)}`;

export const getOwnVote = (pollId: string) =>
  queryOptions({
    queryKey: ['poll-vote', pollId],
    queryFn: ({ signal }) => api.get<OwnVote>(`${path(pollId)}/vote`, { signal }),
  });

export const vote = (pollId: string, answer: number) => api.put<OwnVote>(`${path(pollId)}/vote`, { answer });
export const openPoll = (showId: string, input: NewPoll) =>
  api.post(`/shows/${showId}/polls`, input, { idempotencyKey: newIdempotencyKey() });
export const endPoll = (pollId: string) => api.post(`${path(pollId)}/end`);
