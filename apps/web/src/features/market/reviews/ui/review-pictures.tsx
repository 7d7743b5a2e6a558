import type { Image } from '@souk/shared/images/schema.ts';
import { Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Picture } from '@/ui/picture/picture.tsx';

const GalleryZoom = lazyPart(async () => (await import('@/ui/picture-gallery/gallery-zoom.tsx')).GalleryZoom);

/** What buyers photographed; each opens as large as the window. */
export function ReviewPictures({ images, author }: { images: readonly Image[]; author: string }) {
  const t = useT();
  const { number } = useFormat();
  const [at, setAt] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {images.map((image, index) => (
        <button
          key={image._id}
          type="button"
          aria-label={t('reviews.openPicture', { number: number(index + 1), of: number(images.length) })}
          onClick={() => setAt(index)}
          className="rounded-12"
        >
          <Picture image={image} alt="" ratio="1/1" sizes="72px" className="!w-18 rounded-12" />
        </button>
      ))}
      {at !== null ? (
        <Suspense fallback={null}>
          <GalleryZoom images={images} title={author} at={at} onMove={setAt} onClose={() => setAt(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
