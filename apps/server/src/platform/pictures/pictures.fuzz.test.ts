import { tried } from '@souk/live/testing/tried.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureDrawer } from './picture-drawer.ts';

const numRuns = process.env.FIGURES === 'long' ? 5_000 : 100;
const drawer = pictureDrawer();
afterAll(() => drawer.stop());
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

test(`a picture changed anywhere is drawn anew or refused, and nothing else happens (seed ${seed})`, async () => {
  const originals = await goodPictures();
  const ends = new Set<string>();
  const mutation = fc.record({
    original: fc.nat(originals.length - 1),
    changes: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        to: fc.uint8Array({ minLength: 1, maxLength: 8 }),
      }),
      { maxLength: 12 },
    ),
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
    twice: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ original, changes, cut, twice }) => {
      let bytes = Buffer.from(originals[original]!);
      // Half of the changes hit the head, where sizes and kinds stand.
      for (const [index, { at, to }] of changes.entries())
        bytes.set(
          to.subarray(0, bytes.length),
          Math.floor(at * (Math.min(index % 2 ? 200 : bytes.length, bytes.length) - to.length)),
        );
      if (twice !== null) bytes = Buffer.concat([bytes, bytes.subarray(Math.floor(twice * bytes.length))]);
      if (cut !== null) bytes = bytes.subarray(0, Math.ceil(cut * bytes.length));
      let { answer, milliseconds } = await timed(bytes);
      // On a busy machine anything may take long once; what is slow by itself is slow again.
      if (milliseconds > 2_000) ({ answer, milliseconds } = await timed(bytes));
      expect(milliseconds).toBeLessThan(2_000);
      ends.add('picture' in answer ? 'taken' : answer.refusal);
      if (!('picture' in answer)) return;
      expect(answer.picture.webp.equals(bytes)).toBe(false);
      const { format, width, height } = await sharp(answer.picture.webp).metadata();
      expect([format, width, height]).toEqual(['webp', answer.picture.width, answer.picture.height]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(640);
    }),
    { numRuns, seed },
  );
  tried('images', numRuns);
  expect([...ends]).toEqual(expect.arrayContaining(['taken', 'damaged', 'not-accepted']));
}, 1_800_000);

async function timed(bytes: Buffer) {
  const began = performance.now();
  const answer = await drawer.draw('nour', { bytes }, { fit: 'inside', side: 640 });
  return { answer, milliseconds: performance.now() - began };
}

async function goodPictures(): Promise<Buffer[]> {
  const photo = sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: '#678',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  });
  const frames = [await photo.clone().png().toBuffer(), await photo.clone().negate().png().toBuffer()];
  return Promise.all([
    photo
      .clone()
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer(),
    photo.clone().jpeg({ progressive: true }).toBuffer(),
    photo.clone().png({ palette: true }).toBuffer(),
    photo.clone().png({ progressive: true }).toBuffer(),
    photo.clone().webp().toBuffer(),
    photo.clone().webp({ lossless: true }).toBuffer(),
    photo.clone().avif({ effort: 0 }).toBuffer(),
    sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  ]);
}
