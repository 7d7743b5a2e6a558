import type { ImageFormat } from '@souk/shared/images/paths.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { imageWidths } from '@souk/shared/limits.ts';

/** Never wider than the original: enlarging costs bytes and shows nothing more. */
export function widthsOf(image: Pick<Image, 'width'>): number[] {
  const fitting = imageWidths.filter((width) => width <= image.width);
  return fitting.length > 0 ? fitting : [imageWidths[0]];
}

export function imageUrl(image: Pick<Image, '_id'>, width: number, format: ImageFormat): string {
  return `/media/${image._id}/${width}.${format}`;
}

export function srcSetOf(image: Pick<Image, '_id' | 'width'>, format: ImageFormat): string {
  return widthsOf(image)
    .map((width) => `${imageUrl(image, width, format)} ${width}w`)
    .join(', ');
}

/** For browsers without srcset, and what is copied when someone saves the picture. */
export function fallbackUrl(image: Pick<Image, '_id' | 'width'>): string {
  const widths = widthsOf(image);
  return imageUrl(image, widths.findLast((width) => width <= 640) ?? widths[0] ?? imageWidths[0], 'webp');
}
