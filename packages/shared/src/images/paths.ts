import type { imageWidths } from '../limits.ts';

export type ImageFormat = 'avif' | 'webp';

export function imagePath(id: string, width: (typeof imageWidths)[number], format: ImageFormat): string {
  return `/media/${id}/${width}.${format}`;
}
