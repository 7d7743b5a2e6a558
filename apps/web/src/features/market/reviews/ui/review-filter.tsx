import { reviewSorts } from '@souk/shared/market/reviews/rules.ts';
import type { ReviewPage } from '@souk/shared/market/reviews/schema.ts';
import { Image } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Chip } from '@/ui/chip/chip.tsx';
import { ChipSelect } from '@/ui/chip/chip-select.tsx';
import type { WantedReviews } from '../api/get-reviews.ts';

interface ReviewFilterProps {
  page: Pick<ReviewPage, 'distribution' | 'pictured'>;
  wanted: WantedReviews;
  onChange: (wanted: WantedReviews) => void;
}

/** Which reviews to read, and in which order. */
export function ReviewFilter({ page, wanted, onChange }: ReviewFilterProps) {
  const t = useT();
  const { sort = 'newest', rating, pictures } = wanted;
  const stars = [5, 4, 3, 2, 1].map((value) => ({
    value: String(value),
    text: t('reviews.withStars', { stars: value, count: page.distribution[value - 1] ?? 0 }),
  }));
  return (
    <fieldset aria-label={t('reviews.filter')} className="mb-6 flex min-w-0 flex-wrap gap-2">
      <ChipSelect
        label={t('reviews.sort')}
        value={sort}
        choices={reviewSorts.map((value) => ({ value, text: t(`reviews.sort.${value}`) }))}
        onChange={(value) => onChange({ ...wanted, sort: value })}
      />
      <ChipSelect
        label={t('reviews.stars')}
        value={rating === undefined ? '' : String(rating)}
        choices={[{ value: '', text: t('reviews.anyStars') }, ...stars]}
        onChange={(value) => {
          const { rating: _, ...rest } = wanted;
          onChange(value === '' ? rest : { ...rest, rating: Number(value) });
        }}
      />
      {page.pictured > 0 ? (
        <Chip
          chosen={pictures === true}
          count={page.pictured}
          icon={<Image size={15} aria-hidden="true" />}
          onClick={() => {
            const { pictures: _, ...rest } = wanted;
            onChange(pictures ? rest : { ...rest, pictures: true });
          }}
        >
          {t('reviews.withPictures')}
        </Chip>
      ) : null}
    </fieldset>
  );
}
