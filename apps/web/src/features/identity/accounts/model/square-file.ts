import { profilePicture } from '@souk/shared/limits.ts';
import { type Crop, frameOf } from '@/ui/crop/crop.model.ts';
import { croppedFile, openPicture } from '@/ui/crop/crop-picture.ts';

/** Shorter sides beyond this cost memory and show nothing more. */
const enough = 2 * profilePicture.side;

export const openPortrait = (file: Blob): Promise<ImageBitmap | undefined> => openPicture(file, enough);

/** What shows as a file small enough to be sent in one piece. */
export async function squareFile(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const tries = [
    [profilePicture.side, 0.86],
    [profilePicture.side, 0.7],
    [640, 0.7],
    [320, 0.6],
  ] as const;
  for (const [most, quality] of tries) {
    const width = Math.min(most, frameOf(picture, crop).width);
    const file = await croppedFile(picture, crop, { width, quality });
    if (file.size <= profilePicture.bytes) return file;
  }
  throw new Error('a picture of 320 pixels is too large to send');
}
