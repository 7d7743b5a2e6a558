import { contrast } from './casting.ts';
import { distance } from './colour.ts';
import { nth } from './geometry.ts';
import { type PaletteName, palettes, type Room } from './palettes.ts';
import { crownColour, type Person } from './person.ts';
import { hash, type Seed } from './random.ts';
import type { ResolvedStill } from './recipe.ts';

/** Rooms in which the object's colours stand out, clearest first; never one its kind avoids. */
export function roomsFor({ palette, drawing }: Pick<ResolvedStill, 'palette' | 'drawing'>): PaletteName[] {
  return ranked(
    (room) =>
      Math.min(
        contrast(palette.partner, room) + 0.05,
        ...[palette.hero, ...(drawing.always ?? [])].map((colour) => contrast(colour, room)),
      ),
    drawing.avoid,
  ).map(({ name }) => name);
}

/** A room that suits host and product both: clothes, hair and face off the wall, the product off the table. */
export function roomForHost(person: Person, product: ResolvedStill, seed: Seed): PaletteName {
  const rooms = ranked((room) => {
    const host = [person.cloth, crownColour(person)].map((colour) =>
      Math.min(distance(colour, room.wall), distance(colour, room.arch)),
    );
    const face = Math.min(distance(person.skin, room.wall), distance(person.skin, room.arch)) + 0.05;
    const goods = [product.palette.hero, ...(product.drawing.always ?? [])].map((colour) =>
      contrast(colour, room),
    );
    return Math.min(...host, ...goods, face);
  }, product.drawing.avoid);
  const best = rooms[0]?.score ?? 0;
  const good = rooms.filter(({ score }) => score > Math.min(0.125, best * 0.95));
  return nth(good, hash(`room|${seed}|${product.kind}`)).name;
}

function ranked(score: (room: Room) => number, avoid: readonly PaletteName[] = []) {
  return palettes
    .filter(({ name }) => !avoid.includes(name))
    .map((room) => ({ name: room.name, score: score(room) }))
    .sort((one, other) => other.score - one.score);
}
