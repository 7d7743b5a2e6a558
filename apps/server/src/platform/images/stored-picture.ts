import type { ImageId } from '@souk/shared/ids.ts';
import { imageFormats, imageWidths } from '@souk/shared/limits.ts';
import type { Variant } from './variant.service.ts';

/** Where a picture that someone sent is kept. */
export const originalKey = (id: ImageId): string => `images/${id}/original.webp`;

/** One of its sizes, made when first asked for. */
export const variantKey = ({ id, width, format }: Variant): string => `images/${id}/${width}.${format}`;

/** All that may be kept of a picture. */
export const keysOfPicture = (id: ImageId): string[] => [
  originalKey(id),
  ...imageWidths.flatMap((width) => imageFormats.map((format) => variantKey({ id, width, format }))),
];

/**
 * Whether someone gets a WebP meanwhile. A photo of 640 pixels is a WebP in 70 ms and an AVIF in as long at effort 1;
 * one of 2048 takes twice as long as AVIF.
 */
export const isSlow = ({ width, format }: Variant, ownWidth: number): boolean =>
  format === 'avif' && Math.min(width, ownWidth) > 960;
