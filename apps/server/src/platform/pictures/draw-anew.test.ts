import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { TakenPicture } from './picture.ts';
import { pictureDrawer } from './picture-drawer.ts';

const drawer = pictureDrawer();
afterAll(() => drawer.stop());

async function taken(
  picture: Sharp,
  side = 2560,
  fit: 'inside' | 'square' = 'inside',
): Promise<TakenPicture> {
  const answer = await drawer.draw('nour', { bytes: await picture.toBuffer() }, { fit, side });
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.picture;
}

const flat = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red, green, blue and white by quarter, as it is meant to be seen: 300 wide, 200 high. */
async function quarters(): Promise<Buffer> {
  const part = (background: string) => flat(150, 100, background).png().toBuffer();
  const places = [
    { left: 0, top: 0, input: await part('#f00') },
    { left: 150, top: 0, input: await part('#0f0') },
    { left: 0, top: 100, input: await part('#00f') },
  ];
  return flat(300, 200, '#fff').composite(places).png().toBuffer();
}

async function cornersOf(webp: Buffer): Promise<string[]> {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(from, from + 3)].map((value) => (value > 127 ? 'f' : '0')).join('');
  };
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)];
}

// How the pixels lie in the file for each way a camera was held, so that it is seen upright.
const held: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.rotate(90).flop(),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.rotate(270).flop(),
  8: (upright) => upright.rotate(90),
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo of a camera held in the way %i stands upright',
  async (orientation) => {
    const lying = await held[orientation]!(sharp(await quarters()))
      .png()
      .toBuffer();
    // sharp turns before it mirrors nowhere: what lies as EXIF says is checked by its own reading.
    const file = sharp(lying).withMetadata({ orientation }).jpeg({ quality: 95 });
    const upright = await sharp(await file.clone().toBuffer())
      .autoOrient()
      .webp()
      .toBuffer();
    const picture = await taken(file);
    expect([picture.width, picture.height]).toEqual([300, 200]);
    expect(await cornersOf(picture.webp)).toEqual(await cornersOf(upright));
    expect((await sharp(picture.webp).metadata()).orientation).toBeUndefined();
  },
);

test('a large picture is kept at 2560 pixels at most, a small one as it is', async () => {
  const large = await taken(flat(4000, 3000).jpeg());
  expect([large.width, large.height, large.kind]).toEqual([2560, 1920, 'jpeg']);
  const tall = await taken(flat(1000, 5000).png());
  expect([tall.width, tall.height]).toEqual([512, 2560]);
  const small = await taken(flat(300, 200).webp());
  expect([small.width, small.height]).toEqual([300, 200]);
});

test('its colour and a few pixels of it are there before it is', async () => {
  const { colour, placeholder } = await taken(flat(800, 600, '#3070b0').png());
  const [red, green, blue] = colour.match(/[0-9a-f]{2}/g)!.map((part) => Number.parseInt(part, 16));
  expect(Math.abs(red! - 0x30) + Math.abs(green! - 0x70) + Math.abs(blue! - 0xb0)).toBeLessThanOrEqual(24);
  const [head, data] = placeholder.split(',');
  expect(head).toBe('data:image/webp;base64');
  expect(await sharp(Buffer.from(data!, 'base64')).metadata()).toMatchObject({ width: 12, height: 9 });
  expect(placeholder.length).toBeLessThan(600);
});

test('see-through places stay so, and are white in a square', async () => {
  const glass = sharp({ create: { width: 200, height: 100, channels: 4, background: '#0000' } }).png();
  expect((await sharp((await taken(glass)).webp).metadata()).hasAlpha).toBe(true);
  const square = await taken(glass, 960, 'square');
  expect([square.width, square.height]).toEqual([100, 100]);
  expect(await cornersOf(square.webp)).toEqual(['fff', 'fff', 'fff', 'fff']);
});

test('pictures for print, deep and grey ones are shown in the colours of a screen', async () => {
  const print = await taken(flat(200, 200, '#d02020').toColourspace('cmyk').jpeg());
  const deep = await taken(flat(200, 200, '#d02020').toColourspace('rgb16').png());
  const grey = await taken(flat(200, 200, '#ddd').greyscale().png());
  for (const { webp } of [print, deep, grey])
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' });
  expect(await cornersOf(print.webp)).toEqual(['f00', 'f00', 'f00', 'f00']);
  expect(await cornersOf(deep.webp)).toEqual(['f00', 'f00', 'f00', 'f00']);
});

test('of a moving picture the first frame is kept', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((colour) => flat(120, 90, colour).png().toBuffer()),
  );
  for (const format of ['gif', 'webp'] as const) {
    const moving = sharp(frames, { join: { animated: true } }).toFormat(format);
    expect((await sharp(await moving.clone().toBuffer()).metadata()).pages).toBe(3);
    const poster = await taken(moving);
    expect(poster.kind).toBe(format);
    expect((await sharp(poster.webp).metadata()).pages ?? 1).toBe(1);
    expect(await cornersOf(poster.webp)).toEqual(['f00', 'f00', 'f00', 'f00']);
  }
});
