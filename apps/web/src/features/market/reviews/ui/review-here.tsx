import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { getOwnReview } from '../api/own-review.ts';

const WriteReview = lazyPart(async () => (await import('./write-review.tsx')).WriteReview);

/** What was bought and has no page for others, such as a quick lot, is reviewed where its buyer stands. */
export function ReviewHere({ productId, title }: { productId: string; title: string }) {
  const t = useT();
  const { data } = useQuery(getOwnReview(productId));
  const [isOpen, setOpen] = useState(false);
  if (!data || !(data.may || data.review)) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="touch-44 mt-1 inline-flex items-center gap-1.5 rounded-6 text-13 font-semibold underline decoration-control underline-offset-3"
      >
        <PencilLine size={14} aria-hidden="true" />
        {t(data.review ? 'reviews.change' : 'reviews.write')}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WriteReview
            writing={data.review ? { review: data.review } : { productId }}
            title={title}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
