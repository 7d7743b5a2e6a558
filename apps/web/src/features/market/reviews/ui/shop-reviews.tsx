import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getReviews, type WantedReviews } from '../api/get-reviews.ts';
import { ReviewFilter } from './review-filter.tsx';
import { ReviewCard, ReviewItem } from './review-item.tsx';
import { oneDecimal, ReviewSummary } from './review-summary.tsx';

interface ShopReviewsProps {
  shopId: string;
  shopName: string;
  /** A button beside each review that reports it. */
  report?: (review: Review) => ReactNode;
}

/** The newest three, below a shop's products. */
export function WhatBuyersSay({ shopId }: { shopId: string }) {
  const t = useT();
  const { number } = useFormat();
  const { data } = useInfiniteQuery(getReviews({ kind: 'shops', id: shopId }));
  const [first] = data?.pages ?? [];
  if (!first || first.total === 0) return null;
  return (
    <section aria-labelledby="buyers-say">
      <SectionHeader
        id="buyers-say"
        title={t('market.buyersSay')}
        note={t('market.averageOf', { average: number(first.average ?? 0, oneDecimal), count: first.total })}
        all={{
          to: '/shop/$shopId',
          params: { shopId },
          search: { tab: 'reviews' },
          label: t('market.readAll'),
        }}
      />
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {first.items.slice(0, 3).map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </div>
    </section>
  );
}

/** All of a shop's, with a choice of them. */
export function ShopReviews({ shopId, shopName, report }: ShopReviewsProps) {
  const t = useT();
  const [wanted, setWanted] = useState<WantedReviews>({});
  const query = useInfiniteQuery({
    ...getReviews({ kind: 'shops', id: shopId }, wanted),
    placeholderData: keepPreviousData,
  });
  const [first] = query.data?.pages ?? [];
  const some = first && first.total > 0 ? first : null;
  return (
    <div className="grid gap-10 lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-14">
      <div>
        {some ? (
          <ReviewSummary
            page={some}
            rating={wanted.rating}
            onRating={(rating) => setWanted(rating === undefined ? {} : { ...wanted, rating })}
          />
        ) : null}
      </div>
      <div className="min-w-0">
        {some ? <ReviewFilter page={some} wanted={wanted} onChange={setWanted} /> : null}
        <EndlessList
          query={query}
          grid="grid gap-9"
          skeleton={<TextSkeleton lines={4} />}
          empty={
            some ? (
              <p className="text-14 text-ink-2">{t('reviews.noneLikeThis')}</p>
            ) : (
              <EmptyState title={t('market.noShopReviews')} note={t('market.noReviewsNote')} />
            )
          }
        >
          {(review) => (
            <div>
              {review.product ? (
                <p className="mb-2 text-12 text-ink-3">
                  <Link
                    to="/product/$productId"
                    params={{ productId: review.product._id }}
                    className="touch-44 rounded-6 underline underline-offset-3 hover:text-ink-1"
                  >
                    {review.product.title}
                  </Link>
                </p>
              ) : null}
              <ReviewItem review={review} answeredBy={shopName} report={report?.(review)} />
            </div>
          )}
        </EndlessList>
      </div>
    </div>
  );
}
