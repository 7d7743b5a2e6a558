import type { Image } from '@souk/shared/images/schema.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { lazyPart } from '../late/lazy-part.ts';
import { Picture } from '../picture/picture.tsx';

const GalleryZoom = lazyPart(async () => (await import('./gallery-zoom.tsx')).GalleryZoom);

interface PictureGalleryProps {
  images: readonly Image[];
  /** The product's name, for the group and for pictures without words of their own. */
  title: string;
  ratio?: `${number}/${number}`;
  sizes?: string;
  /** Over the picture, at its upper end: the heart. */
  corner?: ReactNode;
  /** The picture to turn to when this changes: the chosen variant's. */
  shown?: string | undefined;
}

/** Thumbs beside one large picture; on a phone the pictures are swiped. */
export function PictureGallery(props: PictureGalleryProps) {
  const { images, title, ratio = '4/5', sizes = '(width < 1024px) 100vw, 620px', corner, shown } = props;
  const t = useT();
  const { number } = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const last = images.length - 1;

  const go = (index: number) => {
    const next = Math.min(last, Math.max(0, index));
    setAt(next);
    const box = strip.current;
    const slide = box?.children[next];
    if (!box || !(slide instanceof HTMLElement)) return;
    // Behind the large picture nobody sees it move, and it shall not count what it passes.
    box.scrollTo({ left: slide.offsetLeft - box.offsetLeft, behavior: zoomed ? 'instant' : 'auto' });
    if (box.contains(document.activeElement)) slide.focus({ preventScroll: true });
  };
  const turn = useEffectEvent((id: string) => {
    const index = images.findIndex((image) => image._id === id);
    if (index >= 0 && index !== at) go(index);
  });
  useEffect(() => {
    if (shown) turn(shown);
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === forward ? at + 1 : at - 1);
  };
  const onScroll = () => {
    const box = strip.current;
    if (box) setAt(Math.min(last, Math.round(Math.abs(box.scrollLeft) / box.clientWidth)));
  };
  if (images.length === 0)
    return <Picture image={null} sizes={sizes} ratio={ratio} alt={title} className="rounded-20" />;
  return (
    <section
      aria-label={t('ui.picturesOf', { title })}
      aria-roledescription={t('ui.gallery')}
      onKeyDown={onKeyDown}
      className="flex gap-3"
    >
      {last > 0 ? <Thumbs images={images} at={at} onPick={go} /> : null}
      <div className="relative min-w-0 grow">
        <div
          ref={strip}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-20 bare-scroll scroll-smooth"
        >
          {images.map((image, index) => (
            <button
              key={image._id}
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-label={t('ui.enlarge', { number: number(index + 1), total: number(images.length) })}
              onClick={() => setZoomed(true)}
              className="w-full shrink-0 cursor-zoom-in snap-start rounded-20 outline-offset-[-4px]"
            >
              <Picture
                image={image}
                alt={image.alt || title}
                sizes={sizes}
                ratio={ratio}
                priority={index === 0}
              />
            </button>
          ))}
        </div>
        {corner ? <div className="absolute end-3 top-3">{corner}</div> : null}
        {last > 0 ? (
          <>
            <p
              aria-live="polite"
              className="pointer-events-none absolute end-3 bottom-3 rounded-8 bg-black/60 px-2.5 py-1 text-12 font-semibold text-white figures"
            >
              {t('ui.countOf', { used: number(at + 1), of: number(images.length) })}
            </p>
            <Arrow
              side="start"
              label={t('ui.previousPicture')}
              hidden={at === 0}
              onClick={() => go(at - 1)}
            />
            <Arrow side="end" label={t('ui.nextPicture')} hidden={at === last} onClick={() => go(at + 1)} />
          </>
        ) : null}
      </div>
      {zoomed ? (
        <Suspense fallback={null}>
          <GalleryZoom images={images} title={title} at={at} onMove={go} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Thumbs({
  images,
  at,
  onPick,
}: {
  images: readonly Image[];
  at: number;
  onPick: (index: number) => void;
}) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className="flex w-20 shrink-0 flex-col gap-3 p-0.5 max-sm:hidden">
      {images.map((image, index) => (
        <button
          key={image._id}
          type="button"
          aria-label={t('ui.showPicture', { number: number(index + 1) })}
          aria-pressed={index === at}
          onClick={() => onPick(index)}
          className={cx('rounded-14', index === at && 'outline-2 outline-offset-2 outline-ink-1')}
        >
          <Picture image={image} alt="" sizes="80px" ratio="4/5" className="rounded-14" />
        </button>
      ))}
    </div>
  );
}

interface ArrowProps {
  side: 'start' | 'end';
  label: string;
  hidden: boolean;
  onClick: () => void;
}

function Arrow({ side, label, hidden, onClick }: ArrowProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      hidden={hidden}
      className={cx(
        'absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full bg-white/90 text-black shadow-float hover:bg-white max-sm:hidden [&[hidden]]:hidden',
        side === 'start' ? 'start-3' : 'end-3',
      )}
    >
      <Icon size={20} aria-hidden="true" className="rtl:-scale-x-100" />
    </button>
  );
}
