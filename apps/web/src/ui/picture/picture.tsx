import type { Image } from '@souk/shared/images/schema.ts';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, useCallback, useState } from 'react';
import { cx } from '../cx.ts';
import { fallbackUrl, srcSetOf } from './picture.model.ts';
import { useNear } from './use-near.ts';

export interface PictureProps {
  image: Image | null;
  /** How wide it is drawn, as in the img element: "(width < 640px) 50vw, 240px". */
  sizes: string;
  /** Width to height of the box; the picture's own when left out. */
  ratio?: `${number}/${number}`;
  /** The first picture a reader sees: fetched at once and before others. */
  priority?: boolean;
  /** Overrides the picture's own words; empty when a title stands beside it. */
  alt?: string;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A picture in a box of fixed shape: blurred at once, sharp when it comes near and is loaded, never broken. */
export function Picture({ image, sizes, ratio, priority, alt, fit = 'cover', className }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const [near, watch] = useNear(priority === true);
  // A picture may fail before the page is alive to hear of it.
  const check = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(true);
  }, []);
  const box: CSSProperties = {
    aspectRatio: ratio ?? (image ? `${image.width}/${image.height}` : '1/1'),
    backgroundColor: image?.colour ?? undefined,
    // Not before it comes near: to a browser each is a document of its own.
    backgroundImage: near && image?.placeholder && !broken ? `url("${image.placeholder}")` : undefined,
  };
  const words = alt ?? image?.alt ?? '';
  return (
    <span
      ref={watch}
      className={cx('relative block w-full overflow-hidden bg-fill bg-cover bg-center', className)}
      style={box}
    >
      {!image || broken ? (
        <NoPicture words={words} />
      ) : near ? (
        <img
          ref={check}
          // Every browser that runs the market reads AVIF; what fetches only `src` may not.
          srcSet={srcSetOf(image, 'avif')}
          sizes={sizes}
          src={fallbackUrl(image)}
          alt={words}
          width={image.width}
          height={image.height}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          onError={() => setBroken(true)}
          className={cx('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      ) : null}
      <span
        aria-hidden="true"
        className="absolute inset-0 rounded-[inherit] shadow-[inset_0_0_0_1px_rgb(0_0_0/0.06)]"
      />
    </span>
  );
}

function NoPicture({ words }: { words: string }) {
  const mark = (
    <ImageOff aria-hidden="true" className="size-[22%] max-h-8 min-h-3 max-w-8 min-w-3" strokeWidth={1.6} />
  );
  const place = 'absolute inset-0 grid place-items-center text-ink-3';
  return words ? (
    <span role="img" aria-label={words} className={place}>
      {mark}
    </span>
  ) : (
    <span className={place}>{mark}</span>
  );
}
