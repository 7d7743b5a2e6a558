import { profilePicture } from '@souk/shared/limits.ts';
import { type Crop, squareOf } from './crop.model.ts';

/** Shorter sides beyond this cost memory and show nothing more. */
const enough = 2 * profilePicture.side;

/** The picture in a file, upright; undefined when the browser cannot read it. */
export async function openPicture(file: Blob): Promise<ImageBitmap | undefined> {
  const whole = await readable(file);
  if (!whole) return undefined;
  const scale = enough / Math.min(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}

/** Draws what shows over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const paint = canvas.getContext('2d');
  if (!paint) return;
  const { left, top, side } = squareOf(picture, crop);
  paint.imageSmoothingQuality = 'high';
  // Where a picture is see-through, it is white: not every format it is shown in can be.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What shows as a file small enough to be sent in one piece. */
export async function squareFile(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const tries = [
    [profilePicture.side, 0.86],
    [profilePicture.side, 0.7],
    [640, 0.7],
    [320, 0.6],
  ] as const;
  for (const [most, quality] of tries) {
    const side = Math.round(Math.min(most, squareOf(picture, crop).side));
    canvas.width = side;
    canvas.height = side;
    drawSquare(canvas, picture, crop);
    const file = await encoded(canvas, quality);
    if (file.size <= profilePicture.bytes) return file;
  }
  throw new Error('a picture of 320 pixels is too large to send');
}

async function readable(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** WebP where the browser writes it, else JPEG: asked for what it cannot write, it gives a PNG. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const give = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the canvas gave nothing')));
    canvas.toBlob(give, type, quality);
  });
}
