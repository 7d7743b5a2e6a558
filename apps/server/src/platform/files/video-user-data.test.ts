import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beside, filmed, partsOf, slice } from '../../testing/filmed.fixture.ts';
import { videoCheck } from './video-check.ts';
import { eraseUserData, silence } from './video-user-data.ts';

const place = Buffer.from('+48.2082+016.3738/ 2026-11-24');
const maker = Buffer.from('17ee8c60f84d11d98cd60800200c9a66', 'hex');
const recovery = Buffer.of(0x88);

test('what a camera wrote beside a picture says nothing any more, and the rest is as it was', () => {
  const own = beside([6, recovery], [5, Buffer.concat([maker, place])], [1, Buffer.of(7, 7)]);
  const picture = partsOf(own, slice);
  const before = Buffer.from(picture);
  expect(silence(picture, 4)).toBe(true);
  expect(picture.includes(place)).toBe(false);
  expect(picture.includes(maker)).toBe(false);
  const said = Buffer.alloc(maker.length + place.length, 255);
  expect(picture).toEqual(partsOf(beside([6, recovery], [5, said], [1, Buffer.of(7, 7)]), slice));
  expect(picture.length).toBe(before.length);
  // Once is enough.
  expect(silence(picture, 4)).toBe(false);
});

test('numbers among zeros are erased too, and what follows is still read', () => {
  const position = Buffer.from('000001000000030000021234567800000000', 'hex');
  const own = beside([4, position], [5, place]);
  const picture = partsOf(own, slice);
  expect(silence(picture, 4)).toBe(true);
  expect(picture.includes(place)).toBe(false);
  expect(picture.includes(Buffer.from('12345678', 'hex'))).toBe(false);
  expect(picture.subarray(-slice.length)).toEqual(slice);
  expect(silence(picture, 4)).toBe(false);
});

test('a picture without any, and one whose parts lie about their length, are left', () => {
  const plain = partsOf(beside([6, recovery]), slice);
  expect(silence(Buffer.from(plain), 4)).toBe(false);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 4 }), (bytes, lengthBytes) => {
      const picture = Buffer.from(bytes);
      silence(picture, lengthBytes);
      expect(picture.length).toBe(bytes.length);
      expect(silence(picture, lengthBytes)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('it is erased from each picture of a file, wherever the file says that they lie', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-film-'));
  try {
    const path = join(folder, 'clip.mp4');
    const bytes = filmed(beside([5, Buffer.concat([maker, place])]));
    await writeFile(path, bytes);
    const check = videoCheck();
    check.read(bytes);
    const film = check.film?.();
    expect([check.type(), [...(film?.pictures ?? [])].length]).toEqual(['video/mp4', 20]);
    expect(await eraseUserData(path, film!)).toBe(true);
    const kept = await readFile(path);
    expect(kept).toEqual(filmed(beside([5, Buffer.alloc(maker.length + place.length, 255)])));
    // Pictures that are said to lie all in one place are not read again and again.
    let asked = 0;
    const pictures = (function* () {
      for (;;) {
        asked += 1;
        yield { at: 0, size: bytes.length };
      }
    })();
    await eraseUserData(path, { pictures, lengthBytes: 4 });
    expect(asked).toBe(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
