import type { WrittenReview } from '@souk/shared/market/reviews/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '@/platform/i18n/index.ts';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { StarRating } from '@/ui/star-rating/star-rating.tsx';
import { getWrittenReviews } from '../api/get-written-reviews.ts';
import { ReviewActs } from './review-acts.tsx';
import { ReviewPictures } from './review-pictures.tsx';

/** What one person wrote about what they bought. */
export function WrittenReviews({ userId, empty }: { userId: string; empty: ReactNode }) {
  const query = useInfiniteQuery(getWrittenReviews(userId));
  return (
    <EndlessList
      query={query}
      grid="grid gap-4 lg:grid-cols-2"
      skeleton={
        <div className={card}>
          <TextSkeleton lines={3} />
        </div>
      }
      empty={empty}
    >
      {(review) => <Written review={review} />}
    </EndlessList>
  );
}

function Written({ review }: { review: WrittenReview }) {
  const { relative } = useFormat();
  const { product, shop, images } = review;
  return (
    <article className={card}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StarRating value={review.rating} size={15} />
        <p className="text-12 text-ink-3">{relative(review.createdAt)}</p>
      </div>
      <p dir="auto" className="own-words mt-2.5 text-14 leading-relaxed whitespace-pre-line text-ink-1">
        {review.body}
      </p>
      <ReviewPictures images={images} author={review.author.name} />
      <p className="mt-auto flex min-w-0 flex-wrap gap-x-2 pt-3 text-13 text-ink-2">
        {product ? (
          <Link to="/product/$productId" params={{ productId: product._id }} className={about}>
            {product.title}
          </Link>
        ) : null}
        <Link to="/shop/$shopId" params={{ shopId: shop._id }} className={about}>
          {shop.name}
        </Link>
      </p>
      <ReviewActs review={review} />
    </article>
  );
}

const card = 'flex min-w-0 flex-col rounded-16 border border-line bg-surface p-5';
const about =
  'touch-44 max-w-full truncate font-medium text-ink-2 underline decoration-line underline-offset-3 hover:text-ink-1';
