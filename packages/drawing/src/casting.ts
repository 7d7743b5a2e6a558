import { distance } from './colour.ts';
import type { Cast, Palette, Room } from './palettes.ts';

/** The hero may also wear the spark or the quiet colour, as long as it stands off wall, niche and table. */
export function recast<P extends Palette>(palette: P, chance: number): P {
  const { hero, partner, spark } = palette;
  const own: Cast = { hero, partner, spark };
  const others: Cast[] = [
    { hero: spark, partner, spark: hero },
    { hero, partner: spark, spark: partner },
    { hero: partner, partner: spark, spark: hero },
  ];
  const casts = [
    own,
    own,
    ...others.filter(
      (cast) => contrast(cast.hero, palette) > 0.17 && distance(cast.hero, cast.partner) > 0.16,
    ),
  ];
  return { ...palette, ...casts[Math.floor(chance * casts.length)] };
}

/** Several objects in one room take turns at being the hero colour. */
export function ensemble(palette: Palette): Cast[] {
  const { hero: a, partner: b, spark: c } = palette;
  return [
    { hero: a, partner: b, spark: c },
    { hero: c, partner: b, spark: a },
    { hero: b, partner: a, spark: c },
    { hero: a, partner: c, spark: b },
    { hero: c, partner: a, spark: b },
  ].filter((cast) => contrast(cast.hero, palette) > 0.13);
}

/** How far a colour stands off the nearest of the three surfaces behind it. */
export function contrast(colour: string, room: Room): number {
  return Math.min(distance(colour, room.wall), distance(colour, room.arch), distance(colour, room.table));
}
