import type { OwnReview as Own } from '@souk/shared/market/reviews/schema.ts';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { StarInput } from '@/ui/star-rating/star-input.tsx';
import { ReviewItem } from './review-item.tsx';

const WriteReview = lazyPart(async () => (await import('./write-review.tsx')).WriteReview);

interface OwnReviewProps {
  own: Own;
  productId: string;
  title: string;
  shopName: string;
}

/** For someone whom the product reached: the stars that begin a review, or the one they wrote. */
export function OwnReview({ own, productId, title, shopName }: OwnReviewProps) {
  const t = useT();
  const [stars, setStars] = useState<number | null>(null);
  return (
    <div className="mb-8 rounded-16 border border-line bg-surface p-5">
      {own.review ? (
        <>
          <h3 className="mb-4 text-14 font-semibold">{t('reviews.yours')}</h3>
          <ReviewItem review={own.review} answeredBy={shopName} />
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <h3 className="text-16 font-semibold">{t('reviews.invite')}</h3>
            <p className="mt-0.5 text-14 text-ink-2">{t('reviews.inviteNote')}</p>
          </div>
          <div className="-ms-2.5">
            <StarInput label={t('reviews.stars')} value={stars} onChange={setStars} />
          </div>
        </div>
      )}
      {stars !== null ? (
        <Suspense fallback={null}>
          <WriteReview writing={{ productId }} title={title} rating={stars} onClose={() => setStars(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
