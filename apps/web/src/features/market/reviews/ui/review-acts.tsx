import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { Pencil, Reply, ThumbsUp, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSignedInFirst } from '@/platform/session/use-signed-in-first.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { useDeleteReview, useHelpful } from '../model/use-review-acts.ts';

const WriteReview = lazyPart(async () => (await import('./write-review.tsx')).WriteReview);

interface ReviewActsProps {
  review: Review;
  /** Opens the field for the shop's answer; without it there is none to write. */
  onReply?: (() => void) | undefined;
  /** Stands at the end for those who did not write it. */
  report?: ReactNode;
}

/** What the reader may do with a review: theirs, their shop's, or another's. */
export function ReviewActs({ review, onReply, report }: ReviewActsProps) {
  const t = useT();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const remove = useDeleteReview(() => setOpen(null));
  const { can } = review;
  return (
    <div className="-ms-2.5 mt-1.5 flex flex-wrap items-center gap-x-1">
      <Helpful review={review} />
      {can.reply && onReply ? (
        <Button look="ghost" size={32} icon={<Reply size={16} aria-hidden="true" />} onClick={onReply}>
          {t('reviews.reply')}
        </Button>
      ) : null}
      {can.change ? (
        <>
          <Button
            look="ghost"
            size={32}
            icon={<Pencil size={15} aria-hidden="true" />}
            onClick={() => setOpen('change')}
          >
            {t('reviews.edit')}
          </Button>
          <Button
            look="ghost"
            size={32}
            icon={<Trash2 size={15} aria-hidden="true" />}
            onClick={() => setOpen('delete')}
          >
            {t('reviews.delete')}
          </Button>
        </>
      ) : (
        report
      )}
      {open === 'change' ? (
        <Suspense fallback={null}>
          <WriteReview
            writing={{ review }}
            title={review.product?.title ?? ''}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
      {open === 'delete' ? (
        <Dialog
          open
          onOpenChange={(next) => next || setOpen(null)}
          title={t('reviews.deleteSure')}
          note={t('reviews.deleteSureNote')}
          actions={
            <>
              <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
              <Button look="danger" loading={remove.isPending} onClick={() => remove.mutate(review._id)}>
                {t('reviews.deleteNow')}
              </Button>
            </>
          }
        />
      ) : null}
    </div>
  );
}

/** A button for readers; only the count for those whose own it is. */
function Helpful({ review }: { review: Review }) {
  const t = useT();
  const { number } = useFormat();
  const signedInFirst = useSignedInFirst();
  const helpful = useHelpful(review);
  const { helpfulCount, voted, can } = review;
  if (!can.vote) {
    return helpfulCount > 0 ? (
      <p className="ps-2.5 pe-2 text-12 text-ink-3">{t('market.helpful', { count: helpfulCount })}</p>
    ) : null;
  }
  return (
    <Button
      look="ghost"
      size={32}
      aria-pressed={voted}
      icon={<ThumbsUp size={16} aria-hidden="true" className={cx(voted && 'fill-accent text-accent-text')} />}
      onClick={() => signedInFirst(() => helpful.mutate(!voted))}
    >
      {t('reviews.helpful')}
      {helpfulCount > 0 ? <span className="text-ink-3 figures">{number(helpfulCount)}</span> : null}
    </Button>
  );
}
