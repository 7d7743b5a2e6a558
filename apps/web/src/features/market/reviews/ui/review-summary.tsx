import type { ReviewPage } from '@souk/shared/market/reviews/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { StarRating } from '@/ui/star-rating/star-rating.tsx';

interface ReviewSummaryProps {
  page: Pick<ReviewPage, 'average' | 'total' | 'distribution'>;
  /** The number of stars that is read alone, if any. */
  rating: number | undefined;
  onRating: (rating: number | undefined) => void;
}

/** The average and how many gave each number of stars; a row shows those alone, and all again. */
export function ReviewSummary({ page, rating, onRating }: ReviewSummaryProps) {
  const t = useT();
  const { number } = useFormat();
  const { average, total, distribution } = page;
  const most = Math.max(1, ...distribution);
  return (
    <div>
      <div className="flex items-center gap-3.5">
        <p className="display text-48 leading-none figures">{number(average ?? 0, oneDecimal)}</p>
        <div>
          <StarRating value={average ?? 0} size={18} />
          <p className="mt-1 text-14 text-ink-2">{t('market.verifiedPurchases', { count: total })}</p>
        </div>
      </div>
      <ul className="mt-3 text-12 figures">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          const chosen = rating === stars;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={chosen}
                disabled={count === 0}
                onClick={() => onRating(chosen ? undefined : stars)}
                className={cx(
                  '-mx-2 grid w-[calc(100%+16px)] grid-cols-[10px_1fr_32px] items-center gap-3 rounded-8 px-2 py-1 enabled:hover:bg-hover max-sm:py-3',
                  chosen && 'bg-fill font-semibold',
                )}
              >
                <span className="sr-only">{t('reviews.withStars', { stars, count })}</span>
                <span aria-hidden="true">{number(stars)}</span>
                <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-track">
                  <span
                    className="block h-full rounded-full bg-accent-outline"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
                <span aria-hidden="true" className="text-end text-ink-2">
                  {number(count)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
