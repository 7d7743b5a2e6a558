import type { Review } from '@souk/shared/reviews/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { StarRating } from '@/ui/star-rating/star-rating.tsx';

interface ReviewItemProps {
  review: Review;
  /** The shop's name, over its answer. */
  answeredBy: string;
  className?: string;
}

/** One buyer's words about what they bought, and the seller's answer. */
export function ReviewItem({ review, answeredBy, className }: ReviewItemProps) {
  const t = useT();
  const { relative } = useFormat();
  const { author, variant, images, reply } = review;
  return (
    <article className={cx('min-w-0', className)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={author.name} picture={author.picture} size={40} />
        <div className="min-w-0 grow">
          <h3 className="truncate text-14 font-semibold">{author.name}</h3>
          <p className="truncate text-12 text-ink-3">
            {[variant, relative(review.createdAt)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StarRating value={review.rating} size={15} />
      </div>
      <p className="mt-2.5 text-14 leading-relaxed whitespace-pre-line text-ink-1">{review.body}</p>
      {images.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {images.map((image) => (
            <Picture key={image._id} image={image} ratio="1/1" sizes="72px" className="!w-18 rounded-12" />
          ))}
        </div>
      ) : null}
      {reply ? (
        <div className="mt-3 rounded-12 bg-fill px-4 py-3 text-14">
          <p className="font-semibold">{answeredBy}</p>
          <p className="mt-0.5 text-ink-2">{reply.body}</p>
        </div>
      ) : null}
      {review.helpfulCount > 0 ? (
        <p className="mt-2 text-12 text-ink-3">{t('market.helpful', { count: review.helpfulCount })}</p>
      ) : null}
    </article>
  );
}

/** For a shop's front: the words first, then who bought what. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useT();
  return (
    <article className="flex min-w-0 flex-col rounded-16 border border-line bg-surface p-5">
      <StarRating value={review.rating} size={16} />
      <p className="mt-3 line-clamp-4 text-16 leading-relaxed">{review.body}</p>
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
