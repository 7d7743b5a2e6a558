import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { StarRating } from '@/ui/star-rating/star-rating.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { ShownReply } from './review-reply.tsx';

const ReplyForm = lazyPart(async () => (await import('./reply-form.tsx')).ReplyForm);

interface ReviewItemProps {
  review: Review;
  /** The shop's name, over its answer. */
  answeredBy: string;
  report?: ReactNode;
  className?: string;
}

/** One buyer's words about what they bought, the seller's answer, and what the reader may do. */
export function ReviewItem({ review, answeredBy, report, className }: ReviewItemProps) {
  const t = useT();
  const { relative } = useFormat();
  const [replying, setReplying] = useState(false);
  const { author, variant, images, reply, editedAt } = review;
  const edited = editedAt ? t('reviews.edited') : null;
  return (
    <article className={cx('min-w-0', className)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={author.name} picture={author.picture} size={40} />
        <div className="min-w-0 grow">
          <h3 className="truncate text-14 font-semibold">
            <bdi>{author.name}</bdi>
          </h3>
          <p className="truncate text-12 text-ink-3">
            {[variant, relative(review.createdAt), edited].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StarRating value={review.rating} size={15} />
      </div>
      {review.body ? (
        <p dir="auto" className="own-words mt-2.5 text-14 leading-relaxed whitespace-pre-line text-ink-1">
          {review.body}
        </p>
      ) : null}
      <ReviewPictures images={images} author={author.name} />
      {replying ? (
        <Suspense fallback={<FormComing />}>
          <ReplyForm review={review} onClose={() => setReplying(false)} />
        </Suspense>
      ) : (
        <ShownReply review={review} answeredBy={answeredBy} onEdit={() => setReplying(true)} />
      )}
      <ReviewActs
        review={review}
        report={report}
        onReply={replying || reply ? undefined : () => setReplying(true)}
      />
    </article>
  );
}

/** Of the height of the form for an answer, whose code is on its way. */
function FormComing() {
  return (
    <SkeletonGroup className="mt-3 grid h-52 content-center rounded-12 bg-fill p-4">
      <Skeleton className="h-24 w-full !rounded-12" />
    </SkeletonGroup>
  );
}

/** For a shop's front: the words first, then who bought what. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useT();
  return (
    <article className="flex min-w-0 flex-col rounded-16 border border-line bg-surface p-5">
      <StarRating value={review.rating} size={16} />
      <p dir="auto" className="own-words mt-3 line-clamp-4 text-16 leading-relaxed">
        {review.body}
      </p>
      <p className="mt-auto flex items-center gap-2.5 pt-4 text-14 text-ink-2">
        <Avatar name={review.author.name} picture={review.author.picture} size={32} />
        <span className="min-w-0 truncate">
          <b className="font-semibold text-ink-1">{review.author.name}</b>{' '}
          {review.product ? (
            <Link
              to="/product/$productId"
              params={{ productId: review.product._id }}
              className="-my-3 inline-block py-3 hover:underline"
            >
              {t('market.onProduct', { title: review.product.title })}
            </Link>
          ) : null}
        </span>
      </p>
    </article>
  );
}
