import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rasterise } from './raster.ts';
import { scene } from './scene.ts';
import { still } from './still.ts';

const vase = still({ kind: 'vase', seed: 3 });

describe('a rendered picture', () => {
  test.each(['webp', 'avif', 'png'] as const)('is %s of the width asked for', async (format) => {
    const picture = await rasterise(vase, { width: 320, format });
    const { width, height, hasAlpha, ...rest } = await sharp(picture).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 400, hasAlpha: false });
    expect(rest.format).toBe(format === 'avif' ? 'heif' : format);
  });

  test('fills another shape by cropping, not by stretching', async () => {
    const picture = await rasterise(scene(), { width: 300, height: 300, format: 'webp' });
    expect(await sharp(picture).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  test.each(['webp', 'avif'] as const)("stays within a card's byte budget as %s", async (format) => {
    const picture = await rasterise(vase, { width: 320, format });
    expect(picture.byteLength).toBeLessThan(8 * 1024);
  });

  test('has the shadow, the clipped shade and the grain, not only flat fills', async () => {
    const pixels = await sharp(await rasterise(vase, { width: 240, format: 'png' }))
      .raw()
      .toBuffer();
    const colours = new Set<number>();
    for (let i = 0; i < pixels.length; i += 3) {
      colours.add((pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!);
    }
    expect(colours.size).toBeGreaterThan(400);
  });

  test('a text that is no drawing is refused', async () => {
    await expect(rasterise('<p>', { width: 10, format: 'png' })).rejects.toThrow('<svg>');
  });
});
