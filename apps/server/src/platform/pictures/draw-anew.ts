import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { lookAt, mostPixels } from './look-at.ts';
import { type PictureShape, type PictureSource, Refused, type TakenPicture } from './picture.ts';

// One picture at a time on one thread, and nothing kept of the last one.
sharp.concurrency(1);
sharp.cache(false);

/** Runs in a process of its own: what decodes strangers' bytes may run out of room, hang or crash. */
export async function drawAnew(source: PictureSource, { fit, side }: PictureShape): Promise<TakenPicture> {
  const bytes = await bytesOf(source);
  const { kind, width, height } = lookAt(bytes);
  const box = fit === 'square' ? Math.min(side, width, height) : side;
  try {
    const whole = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format, orientation = 1, space } = await whole().metadata();
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw new Refused('not-accepted');
    // Deep colours are made small in a third of the time once they are no deeper than a screen; deep greys are not.
    const open = () => (space === 'rgb16' ? whole().pipelineColourspace('srgb') : whole());
    // Turned after it is made small: turning needs all of it at once.
    const small =
      fit === 'square'
        ? open().resize(box, box).flatten({ background: '#fff' })
        : open().resize(box, box, { fit: 'inside', withoutEnlargement: true });
    // Effort 2 takes half as long as 4 and makes it no larger.
    const { data: webp, info } = await turn(small, orientation)
      .toColourspace('srgb')
      .webp({ quality: 90, alphaQuality: 95, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { kind, webp, width: info.width, height: info.height, ...(await firstSight(webp)) };
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Whatever the decoder stumbles over: to the sender, the picture is damaged.
    throw new Refused('damaged');
  }
}

export const bytesOf = async (source: PictureSource): Promise<Buffer> =>
  'path' in source ? await readFile(source.path) : source.bytes;

/** EXIF's eight ways to hold a camera. Mirroring comes before turning. */
function turn(picture: Sharp, orientation: number): Sharp {
  const mirrored = [2, 4, 5, 7].includes(orientation) ? picture.flop() : picture;
  const degrees = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation];
  return degrees === undefined ? mirrored : mirrored.rotate(degrees);
}

/** What is seen until the picture is there. */
async function firstSight(webp: Buffer): Promise<{ placeholder: string; colour: string }> {
  const { data, info } = await sharp(webp)
    .flatten({ background: '#fff' })
    .resize(12)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const tiny = await small().webp({ quality: 30, effort: 4 }).toBuffer();
  const { dominant } = await small().stats();
  const colour = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return { placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, colour: `#${colour.join('')}` };
}
