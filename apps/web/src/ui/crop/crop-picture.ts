import { type Crop, frameOf } from './crop.model.ts';

/** What phones are sure to hold in one canvas. */
const mostPixels = 12_000_000;

/** The picture in a file, upright, no larger than asked on its shorter side; undefined when it cannot be read. */
export async function openPicture(file: Blob, enough?: number): Promise<ImageBitmap | undefined> {
  const whole = await readable(file);
  if (!whole) return undefined;
  const fitting = Math.sqrt(mostPixels / (whole.width * whole.height));
  const scale = enough === undefined ? fitting : enough / Math.min(whole.width, whole.height);
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
export function drawFrame(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, aspect = 1): void {
  const paint = canvas.getContext('2d');
  if (!paint) return;
  const { left, top, width, height } = frameOf(
    { width: picture.width, height: picture.height, aspect },
    crop,
  );
  paint.imageSmoothingQuality = 'high';
  // Where a picture is see-through, it is white: not every format it is shown in can be.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** What shows as a file, so many pixels wide. */
export async function croppedFile(
  picture: ImageBitmap,
  crop: Crop,
  { aspect = 1, width, quality }: { aspect?: number; width: number; quality: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(width / aspect);
  drawFrame(canvas, picture, crop, aspect);
  return await encoded(canvas, quality);
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
