import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Star } from './star.tsx';

/** One star and a figure, for cards; nothing before the first review. */
export function RatingMark({ value }: { value: number | null }) {
  const t = useT();
  const { number } = useFormat();
  if (value === null) return null;
  return (
    <span className="inline-flex items-center gap-1 figures">
      <Star size={12} className="text-accent-outline" />
      <span className="sr-only">{t('ui.stars', { value: number(value, oneDecimal) })}</span>
      <span aria-hidden="true">{number(value, oneDecimal)}</span>
    </span>
  );
}

// 4.71 reads as a measurement; buyers think in tenths.
export const oneDecimal: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
