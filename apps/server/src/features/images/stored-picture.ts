import type { ImageId } from '@souk/shared/ids.ts';
import type { ImageFormat } from '@souk/shared/images/schema.ts';
import { imageFormats, imageWidths } from '@souk/shared/limits.ts';
import sharp from 'sharp';
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

export function shrink(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(original).resize(width);
  return format === 'avif'
    ? picture.avif({ quality: 60, effort: 2 }).toBuffer()
    : picture.webp({ quality: 84, effort: 3 }).toBuffer();
}
