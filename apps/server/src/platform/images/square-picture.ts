import type { UserId } from '@souk/shared/ids.ts';
import { type TakenPicture, takeSquarePicture } from '../pictures/index.ts';

export interface SquarePicture extends Pick<TakenPicture, 'webp' | 'placeholder' | 'colour'> {
  side: number;
}

const accepted = new Set(['jpeg', 'png', 'webp']);

/**
 * Someone's picture as it is kept: upright, square, of one frame, without anything that was written into the file.
 * Undefined when the bytes are no picture, or not a whole one.
 */
export async function squarePicture(
  who: UserId,
  bytes: Buffer,
  most: number,
): Promise<SquarePicture | undefined> {
  const answer = await takeSquarePicture(who, { bytes }, most);
  if ('refusal' in answer || !accepted.has(answer.picture.kind)) return undefined;
  const { webp, width: side, placeholder, colour } = answer.picture;
  return { webp, side, placeholder, colour };
}
