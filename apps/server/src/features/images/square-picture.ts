import sharp from 'sharp';
import { pictureKind } from './picture-bytes.ts';
import { renderQueue } from './render-queue.ts';

export interface SquarePicture {
  webp: Buffer;
  side: number;
  placeholder: string;
  colour: string;
}

/** Laid open, that many take up to 130 MB; browsers send far fewer. */
const MOST_PIXELS = 16_000_000;
const LEAST_SIDE = 48;
const SECONDS = 5;

// One after the other: laid open, a picture takes a thousand times the room it came in.
const queue = renderQueue(1);

/**
 * Someone's picture as it is kept: upright, square, of one frame, without anything that was written into the file.
 * Undefined when the bytes are no picture, or not a whole one.
 */
export function squarePicture(bytes: Buffer, most: number): Promise<SquarePicture | undefined> {
  const kind = pictureKind(bytes);
  if (!kind) return Promise.resolve(undefined);
  return queue.run('awaited', async () => {
    try {
      const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { format, width, height } = await open().metadata();
      const side = Math.min(width, height, most);
      if (format !== kind || side < LEAST_SIDE) return undefined;
      const webp = await open()
        .autoOrient()
        .resize(side, side)
        .flatten({ background: '#fff' })
        .webp({ quality: 86, effort: 4 })
        .timeout({ seconds: SECONDS })
        .toBuffer();
      return { webp, side, ...(await firstSight(webp)) };
    } catch {
      // Whatever the decoder stumbles over: to whoever sent it, this is no picture.
      return undefined;
    }
  });
}

/** What is seen until the picture is there. */
async function firstSight(webp: Buffer): Promise<{ placeholder: string; colour: string }> {
  const small = await sharp(webp).resize(12).toBuffer();
  const [tiny, { dominant }] = await Promise.all([
    sharp(small).webp({ quality: 30, effort: 4 }).toBuffer(),
    sharp(small).stats(),
  ]);
  const colour = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return { placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, colour: `#${colour.join('')}` };
}
