import type { ImageId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { fallbackUrl, srcSetOf, widthsOf } from './picture.model.ts';

const image = (width: number) => ({ _id: 'vase' as ImageId, width });

test('a picture is never asked for wider than it is', () => {
  expect(widthsOf(image(1200))).toEqual([160, 320, 480, 640, 960]);
  expect(widthsOf(image(4000))).toEqual([160, 320, 480, 640, 960, 1440, 2048]);
});

test('a tiny picture is asked for at the smallest width', () => {
  expect(widthsOf(image(80))).toEqual([160]);
});

test('the browser may choose among the widths', () => {
  expect(srcSetOf(image(400), 'avif')).toBe('/media/vase/160.avif 160w, /media/vase/320.avif 320w');
});

test('without a choice it gets a middling one', () => {
  expect(fallbackUrl(image(4000))).toBe('/media/vase/640.webp');
  expect(fallbackUrl(image(400))).toBe('/media/vase/320.webp');
});
