import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getReviews, type WantedReviews } from '../api/get-reviews.ts';
import { getOwnReview } from '../api/own-review.ts';
import { ReviewFilter } from './review-filter.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';

// Few may write one, and who may is asked once the page is there.
const OwnReview = lazyPart(async () => (await import('./own-review.tsx')).OwnReview);

interface ProductReviewsProps {
  productId: string;
  /** The product's name. */
  title: string;
  shopName: string;
  /** A button beside each review that reports it. */
  report?: (review: Review) => ReactNode;
}

/** Two reviews at first; the rest, with a choice of them, on demand. One's own stands above. */
export function ProductReviews({ productId, title, shopName, report }: ProductReviewsProps) {
  const t = useT();
  const signedIn = useSession(isSignedIn);
  const [wanted, setWanted] = useState<WantedReviews>({});
  const [all, setAll] = useState(false);
  const query = useInfiniteQuery({
    ...getReviews({ kind: 'products', id: productId }, wanted),
    placeholderData: keepPreviousData,
  });
  const { data: asked } = useQuery({ ...getOwnReview(productId), enabled: signedIn });
  const own = signedIn && asked && (asked.may || asked.review) ? asked : null;
  const [first] = query.data?.pages ?? [];
  const reviews =
    query.data?.pages.flatMap((page) => page.items).filter(({ _id }) => _id !== asked?.review?._id) ?? [];
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
      <SectionHeader
        id="reviews-title"
        title={t('market.reviews')}
        actions={
          first && !all && first.total > 2 ? (
            <Button look="ghost" onClick={() => setAll(true)}>
              {t('market.allReviews', { count: first.total })}
            </Button>
          ) : null
        }
      />
      {own ? (
        <Suspense fallback={null}>
          <OwnReview own={own} productId={productId} title={title} shopName={shopName} />
        </Suspense>
      ) : null}
      {query.isPending ? (
        <SkeletonGroup className="grid gap-8 lg:grid-cols-3">
          <TextSkeleton lines={5} />
          <TextSkeleton lines={4} />
          <TextSkeleton lines={4} />
        </SkeletonGroup>
      ) : null}
      {query.isError && !first ? (
        <ErrorState
          title={t('ui.listFailed')}
          note={t('ui.checkConnection')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {first && first.total === 0 ? <p className="text-14 text-ink-2">{t('market.noReviewsNote')}</p> : null}
      {first && first.total > 0 ? (
        <div className="grid gap-8 lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-14">
          <ReviewSummary
            page={first}
            rating={wanted.rating}
            onRating={(rating) => {
              setAll(true);
              setWanted(rating === undefined ? {} : { ...wanted, rating });
            }}
          />
          <div className={cx('min-w-0', query.isPlaceholderData && 'opacity-60')}>
            {all ? <ReviewFilter page={first} wanted={wanted} onChange={setWanted} /> : null}
            <Words reviews={reviews} all={all} shopName={shopName} report={report} />
          </div>
        </div>
      ) : null}
      {all && query.hasNextPage ? (
        <p className="mt-6 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('market.showMore')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

interface WordsProps extends Pick<ProductReviewsProps, 'shopName' | 'report'> {
  reviews: Review[];
  all: boolean;
}

function Words({ reviews, all, shopName, report }: WordsProps) {
  const t = useT();
  if (all && reviews.length === 0) return <p className="text-14 text-ink-2">{t('reviews.noneLikeThis')}</p>;
  const shown = all ? reviews : reviews.slice(0, 4);
  const row =
    '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto bare-scroll px-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 sm:px-0';
  const column = 'grid gap-8 sm:grid-cols-2 sm:gap-x-10';
  return (
    <section tabIndex={all ? undefined : 0} aria-label={t('market.reviews')} className={all ? column : row}>
      {shown.map((review, index) => (
        <ReviewItem
          key={review._id}
          review={review}
          answeredBy={shopName}
          report={report?.(review)}
          className={
            all
              ? ''
              : `max-sm:w-[84vw] max-sm:shrink-0 max-sm:snap-start max-sm:rounded-16 max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-4 ${index > 1 ? 'sm:hidden' : ''}`
          }
        />
      ))}
    </section>
  );
}
