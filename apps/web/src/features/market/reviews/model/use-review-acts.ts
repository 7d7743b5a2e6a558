import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { deleteReview, setHelpful, setReply } from '../api/own-review.ts';
import { changeInLists } from './in-lists.ts';

/** Asks for everything that shows reviews or what they add up to. */
export function useFreshReviews(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [['reviews'], ['users'], ['product'], ['shop']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Helpful at a press; the server's count takes over once it has answered. */
export function useHelpful(review: Review) {
  const t = useT();
  const queryClient = useQueryClient();
  const show = (vote: { voted: boolean; helpfulCount: number }) =>
    changeInLists(queryClient, review._id, (one) => ({ ...one, ...vote }));
  return useMutation({
    mutationKey: ['helpful', review._id],
    scope: { id: `helpful:${review._id}` },
    mutationFn: (helpful: boolean) => setHelpful(review._id, helpful),
    onMutate: (helpful) =>
      show({ voted: helpful, helpfulCount: Math.max(0, review.helpfulCount + (helpful ? 1 : -1)) }),
    onSuccess: show,
    onError: (error) => {
      show(review);
      toast({ id: 'failure', kind: 'bad', title: failureWords(error, t) });
    },
  });
}

export function useReply(review: Review, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: string | null) => setReply(review._id, body),
    onSuccess: ({ reply }) => {
      changeInLists(queryClient, review._id, (one) => ({ ...one, reply }));
      onDone();
    },
  });
}

export function useDeleteReview(onDone: () => void) {
  const t = useT();
  const refresh = useFreshReviews();
  return useMutation({
    mutationFn: (reviewId: string) => deleteReview(reviewId),
    onSuccess: async () => {
      await refresh();
      toast({ kind: 'done', title: t('reviews.deleted') });
    },
    onError: (error) => toast({ id: 'failure', kind: 'bad', title: failureWords(error, t) }),
    onSettled: onDone,
  });
}
