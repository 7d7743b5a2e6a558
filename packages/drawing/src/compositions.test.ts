import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { banner } from './banner.ts';
import { contrast } from './casting.ts';
import { type StillKind, stillKinds } from './kinds/index.ts';
import { paletteNamed } from './palettes.ts';
import { personFrom } from './person.ts';
import { portrait } from './portrait.ts';
import { resolveStill } from './recipe.ts';
import { roomForHost, roomsFor } from './rooms.ts';
import { scene } from './scene.ts';
import { showCover } from './show-cover.ts';
import { spread } from './spread.ts';
import { problemsIn } from './testing.ts';

const fingerprint = (svgs: string[]) => createHash('sha256').update(svgs.join()).digest('hex').slice(0, 12);

const portraits = Array.from({ length: 60 }, (_, seed) => portrait({ seed: `Face ${seed}` }));
const banners = Array.from({ length: 12 }, (_, seed) => banner({ seed }));
const covers = stillKinds.map((kind, seed) => showCover({ host: `Host ${seed}`, kind, seed }));
const scenes = [
  scene(),
  scene({ hold: 'vase' }),
  scene({ hold: 'none' }),
  scene({ host: false }),
  scene({ blur: 6, dim: 0.4 }),
];
const tables: StillKind[][] = [
  ['honey', 'bread', 'cheese'],
  ['guitar', 'record'],
  ['jacket', 'hat', 'handbag'],
  ['bowl', 'vase', 'mug', 'vase', 'teapot', 'vase', 'mug'],
  ['sneaker', 'boot', 'sneaker', 'backpack', 'boot', 'sneaker', 'hat'],
];
const spreads = tables.map((kinds, seed) => spread({ kinds, seed }));

describe('each composition', () => {
  test.each([
    ['portraits', portraits],
    ['banners', banners],
    ['show covers', covers],
    ['scenes', scenes],
    ['spreads', spreads],
  ])('%s look as they did yesterday and are sound SVG', (_, svgs) => {
    expect(svgs.flatMap(problemsIn)).toEqual([]);
    expect(fingerprint(svgs)).toMatchSnapshot();
  });
});

describe('a show cover', () => {
  test('is hung in a room where its product stands out', () => {
    for (const [seed, kind] of stillKinds.entries()) {
      const product = resolveStill({ kind, seed });
      const room = roomForHost(personFrom(`Host ${seed}`), product, `Host ${seed}`);
      const best = contrast(product.palette.hero, paletteNamed(roomsFor(product)[0]!));
      expect(contrast(product.palette.hero, paletteNamed(room))).toBeGreaterThan(Math.min(0.1, best * 0.5));
      expect(product.drawing.avoid ?? []).not.toContain(room);
    }
  });

  test('shows the host and the product a caller names', () => {
    const cover = (host: string) => showCover({ host, kind: 'vase', seed: 1, room: 'sage' });
    expect(cover('Ana')).toBe(cover('Ana'));
    expect(cover('Ana')).not.toBe(cover('Bo'));
  });
});

describe('a spread', () => {
  test('keeps everything on the table and inside the picture', () => {
    for (const svg of spreads) {
      const places = [...svg.matchAll(/<g transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(/g)];
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
      for (const [, x, y] of places) {
        expect(Number(x)).toBeGreaterThan(0.05 * width!);
        expect(Number(x)).toBeLessThan(0.95 * width!);
        expect(Number(y)).toBeLessThan(0.86 * height!);
      }
      expect(places.length).toBeGreaterThan(0);
    }
  });
});
