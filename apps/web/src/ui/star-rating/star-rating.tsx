import { useFormat, useT } from '@/platform/i18n/index.ts';
import { oneDecimal } from './rating-mark.tsx';
import { Star } from './star.tsx';
import { starFills } from './star-rating.model.ts';

interface StarRatingProps {
  /** 0 to 5; shown to the nearest half. */
  value: number;
  size?: number;
  /** Shows the figure beside the stars. */
  figure?: boolean;
  reviews?: number;
}

export function StarRating({ value, size = 16, figure, reviews }: StarRatingProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <span className="inline-flex items-center gap-1.5 text-14">
      <span
        role="img"
        aria-label={t('ui.stars', { value: number(value, oneDecimal) })}
        className="inline-flex gap-0.75 rtl:-scale-x-100"
      >
        {starFills(value).map((star) => (
          <Star key={star.position} size={size} fill={star.fill} />
        ))}
      </span>
      {figure ? (
        <b className="ms-1 font-semibold text-ink-1 figures" aria-hidden="true">
          {number(value, oneDecimal)}
        </b>
      ) : null}
      {reviews === undefined ? null : (
        <span className="ms-1 text-ink-2">{t('ui.reviews', { count: reviews })}</span>
      )}
    </span>
  );
}
