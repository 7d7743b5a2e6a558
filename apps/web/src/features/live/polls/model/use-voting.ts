import type { OwnVote } from '@souk/shared/live/polls/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getOwnVote, vote } from '../api/polls.ts';

export interface Voting {
  signedIn: boolean;
  /** By its place, from 1. */
  own: number | null;
  choose: (answer: number) => void;
}

/** One’s own vote: seen at once, and taken back where the market would not have it. */
export function useVoting(pollId: string): Voting {
  const queries = useQueryClient();
  const say = useToast();
  const signedIn = useSession(isSignedIn);
  const query = getOwnVote(pollId);
  const { data } = useQuery({ ...query, enabled: signedIn });
  const { mutate } = useMutation({
    scope: { id: `vote ${pollId}` },
    mutationFn: (answer: number) => vote(pollId, answer),
    onMutate: (answer) => {
      void queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData<OwnVote>(query.queryKey, { answer });
    },
    onError: (error) => {
      const { title, next } = errorCopy(error);
      void say((t) => ({ id: 'poll', kind: 'bad', title: t(title), text: t(next) }));
      void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return { signedIn, own: data?.answer ?? null, choose: (answer) => mutate(answer) };
}
