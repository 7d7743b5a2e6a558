import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { type Translate, useT } from '@/platform/i18n/index.ts';
import { UploadError, type UploadList } from '@/platform/uploads/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { changeReview, writeReview } from '../api/own-review.ts';
import { useFreshReviews } from './use-review-acts.ts';

/** A new one of a product, or all of an old one anew. */
export type Writing = { productId: string } | { review: Review };

/** Sends a review once its pictures are there. */
export function useWriteReview(writing: Writing, pictures: UploadList, onDone: () => void) {
  const t = useT();
  const refresh = useFreshReviews();
  return useMutation({
    mutationFn: async (words: { rating: number; body: string }) => {
      const whole = { ...words, images: await pictures.ids() };
      if ('review' in writing) return await changeReview(writing.review._id, whole);
      return await writeReview(writing.productId, whole);
    },
    onSuccess: async ({ images }) => {
      pictures.settle(images);
      await refresh();
      toast({ kind: 'done', title: t('reviews.saved'), text: t('reviews.savedNext') });
      onDone();
    },
  });
}

/** Why a review was not saved; what is wrong with a picture stands beside it. */
export const saveWords = (error: unknown, t: Translate): string =>
  error instanceof UploadError ? t('files.failed') : failureWords(error, t);
