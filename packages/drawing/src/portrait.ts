import { createPen } from './pen.ts';
import { drawPerson, personFrom } from './person.ts';
import { hash, type Seed } from './random.ts';

/** A square avatar; the same seed is the same person on a show's cover. */
export function portrait({ seed, size = 96 }: { seed: Seed; size?: number }): string {
  const person = personFrom(seed);
  const id = `f${hash(`${seed}|${size}`).toString(36)}`;
  const pen = createPen(person.palette, id, hash(String(seed)));
  const bust = drawPerson(pen, person);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}" ` +
    `role="img" aria-label="portrait"><defs>${pen.defs}</defs>` +
    `<rect width="200" height="200" fill="${person.palette.wall}"/>` +
    `<circle cx="100" cy="96" r="74" fill="${person.palette.arch}"/>` +
    `<g transform="translate(100 112) scale(.92)">${bust}</g></svg>`
  );
}
