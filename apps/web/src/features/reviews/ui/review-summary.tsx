import type { ReviewPage } from '@souk/shared/reviews/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StarRating } from '@/ui/star-rating/star-rating.tsx';

type ReviewSummaryProps = { page: Pick<ReviewPage, 'average' | 'total' | 'distribution'> };

/** The average and how many gave each number of stars. */
export function ReviewSummary({ page }: ReviewSummaryProps) {
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
      <dl className="mt-4 grid gap-1.5 text-12 figures">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <div key={stars} className="grid grid-cols-[10px_1fr_32px] items-center gap-3">
              <dt>
                <span className="sr-only">{t('ui.giveStars', { count: stars })}</span>
                <span aria-hidden="true">{number(stars)}</span>
              </dt>
              <dd className="contents">
                <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-track">
                  <span
                    className="block h-full rounded-full bg-accent-outline"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
                <span className="text-end text-ink-2">{number(count)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

export const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
