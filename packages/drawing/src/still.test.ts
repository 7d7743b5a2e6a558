import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeStill } from './describe.ts';
import { stillKinds } from './kinds/index.ts';
import { portrait } from './portrait.ts';
import { resolveStill } from './recipe.ts';
import { still } from './still.ts';
import { coloursIn, hueOf, idsIn, problemsIn } from './testing.ts';
import { views } from './views.ts';

const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 12);

/** All twelve variants, so that no pattern can drift unseen. */
const sampleOf = (kind: (typeof stillKinds)[number]) =>
  Array.from({ length: 12 }, (_, variant) => still({ kind, seed: variant, variant }));

describe('a still life', () => {
  test.each(stillKinds)('of a %s looks as it did yesterday', (kind) => {
    expect(fingerprint(sampleOf(kind).join())).toMatchSnapshot();
  });

  test.each(stillKinds)('of a %s is sound SVG with ids of its own', (kind) => {
    for (const svg of sampleOf(kind)) {
      expect(problemsIn(svg)).toEqual([]);
    }
  });

  test('is the same for the same recipe and another for another seed', () => {
    expect(still({ kind: 'vase', seed: 'a' })).toBe(still({ kind: 'vase', seed: 'a' }));
    expect(still({ kind: 'vase', seed: 'a' })).not.toBe(still({ kind: 'vase', seed: 'b' }));
  });

  test('shares no id with another picture on the page, also of the same thing in another room', () => {
    const pictures = [
      ...stillKinds.map((kind) => still({ kind, seed: 1 })),
      ...views({ kind: 'vase', seed: 2 }).map(still),
      ...Array.from({ length: 20 }, (_, seed) => portrait({ seed })),
    ];
    const ids = pictures.flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is never pomegranate, which means live', () => {
    const isHot = (colour: string) => {
      const { degrees, chroma } = hueOf(colour);
      return chroma > 0.16 && (degrees < 30 || degrees > 350);
    };
    expect(isHot('#d3133f')).toBe(true);
    for (const svg of stillKinds.flatMap(sampleOf)) {
      expect(coloursIn(svg).filter(isHot)).toEqual([]);
    }
  });

  test('turns to the chosen colours, shape, room and companion', () => {
    const chosen = describeStill({
      kind: 'mug',
      seed: 3,
      palette: 'linen',
      room: 'dusk',
      object: { hero: '#C4633B' },
      variant: 1,
      backdrop: 'awning',
      companion: 'sprig',
    });
    expect(chosen).toMatchObject({
      shape: 'low',
      palette: 'linen',
      room: 'dusk',
      hero: 'terracotta',
      backdrop: 'awning',
      companion: 'sprig',
    });
  });

  test('stays the same thing in each of its views', () => {
    for (const kind of stillKinds) {
      const [front, ...others] = views({ kind, seed: 8 }).map(resolveStill);
      for (const other of others) {
        expect(other.palette).toEqual(front!.palette);
        expect(other.variant).toBe(front!.variant);
        expect(other.objectSeed).toBe(front!.objectSeed);
      }
      expect(others.filter(({ roomName }) => roomName !== front!.roomName)).toHaveLength(2);
    }
  });

  test('the first view is the picture in the listing', () => {
    const recipe = { kind: 'teapot', seed: 4 } as const;
    const [front] = views(recipe);
    const listed = still(recipe).replaceAll(resolveStill(recipe).id, 'id');
    expect(still(front).replaceAll(resolveStill(front).id, 'id') === listed).toBe(true);
  });
});
