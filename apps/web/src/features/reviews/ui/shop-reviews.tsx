import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getReviews } from '../api/get-reviews.ts';
import { ReviewCard, ReviewItem } from './review-item.tsx';
import { oneDecimal, ReviewSummary } from './review-summary.tsx';

type ShopReviewsProps = { shopId: string; shopName: string };

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

export function ShopReviews({ shopId, shopName }: ShopReviewsProps) {
  const t = useT();
  const query = useInfiniteQuery(getReviews({ kind: 'shops', id: shopId }));
  const [first] = query.data?.pages ?? [];
  return (
    <div className="grid gap-10 lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-14">
      <div>{first && first.total > 0 ? <ReviewSummary page={first} /> : null}</div>
      <div>
        <EndlessList
          query={query}
          grid="grid gap-9"
          skeleton={<TextSkeleton lines={4} />}
          empty={<EmptyState title={t('market.noShopReviews')} note={t('market.noReviewsNote')} />}
        >
          {(review) => (
            <div>
              <ReviewItem review={review} answeredBy={shopName} />
              {review.product ? (
                <p className="mt-2 text-12 text-ink-3">
                  <Link
                    to="/product/$productId"
                    params={{ productId: review.product._id }}
                    className="touch-44 rounded-6 underline underline-offset-3 hover:text-ink-1"
                  >
                    {review.product.title}
                  </Link>
                </p>
              ) : null}
            </div>
          )}
        </EndlessList>
      </div>
    </div>
  );
}
