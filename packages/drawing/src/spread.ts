import { type BackdropName, backdrop } from './backdrop.ts';
import { ensemble } from './casting.ts';
import { nth } from './geometry.ts';
import { drawingOf, type StillKind } from './kinds/index.ts';
import { type Palette, type PaletteName, paletteNamed, paletteNames } from './palettes.ts';
import { createPen } from './pen.ts';
import { picture } from './picture.ts';
import { place } from './placing.ts';
import { hash, type Seed, seedNumber } from './random.ts';
import { statureOf } from './statures.ts';

export interface SpreadRecipe {
  /** Two to seven things, left to right. */
  kinds: readonly StillKind[];
  seed: Seed;
  width?: number;
  height?: number;
  palette?: PaletteName;
  backdrop?: BackdropName;
}

/** Several chosen things on one table in one hue: an event, or what a shop sells. */
export function spread(recipe: SpreadRecipe): string {
  const { kinds, seed, width = 800, height = 340 } = recipe;
  const id = `w${hash(JSON.stringify([kinds, seed, width, height, recipe.palette, recipe.backdrop])).toString(36)}`;
  const palette = paletteNamed(recipe.palette ?? paletteFor(kinds, seed));
  const horizon = height * 0.69;
  const table = layTable({ id, kinds, seed, palette, width, height, horizon });
  const scenery = backdrop(palette, recipe.backdrop ?? backdropFor(kinds, seed), {
    width,
    height,
    horizon,
    cx: width / 2,
    side: hash(`side|${seed}`) % 2 ? 1 : -1,
  });
  return picture({
    id,
    width,
    height,
    label: kinds.join(', '),
    defs: table.defs,
    body: scenery + table.shadows + table.objects,
  });
}

interface TableRecipe {
  id: string;
  kinds: readonly StillKind[];
  seed: Seed;
  palette: Palette;
  width: number;
  height: number;
  horizon: number;
}

function layTable({ id, kinds, seed, palette, width, height, horizon }: TableRecipe) {
  const casts = ensemble(palette);
  let [defs, shadows, behind, before] = ['', '', '', ''];
  for (const [i, { kind, x, scale }] of arrange(kinds, width, height).entries()) {
    const drawing = drawingOf(kind);
    const prefix = `${id}${i}_`;
    const objectSeed = hash(`${seed}|${kind}|${i}`);
    const again = kinds.slice(0, i).filter((earlier) => earlier === kind).length;
    const pen = createPen({ ...palette, ...nth(casts, i + seedNumber(seed)) }, prefix, objectSeed);
    // Five steps on, the next of the same kind differs in shape and in pattern.
    const variant = ((hash(`${seed}|${kind}`) >>> 8) + again * 5) % 12;
    const inFront = i % 2 === 1;
    const y = drawing.hangs ? height * 0.62 : height * (inFront ? 0.832 : 0.806);
    const { shadow, art } = place({
      pen,
      id: prefix,
      pictureId: id,
      room: palette,
      draw: () => drawing.draw(pen, variant),
      x,
      y,
      scale,
      height: drawing.height,
      depth: y - horizon,
      hangs: drawing.hangs,
    });
    defs += pen.defs;
    shadows += shadow;
    if (inFront) {
      before += art;
    } else {
      behind += art;
    }
  }
  return { defs, shadows, objects: behind + before };
}

interface Spot {
  kind: StillKind;
  x: number;
  scale: number;
}

/** Up to three things stand close together in the middle, more of them share the whole table. */
function arrange(kinds: readonly StillKind[], width: number, height: number): Spot[] {
  const few = kinds.length <= 3;
  const slot = few ? height * 0.68 : (width * 0.9) / kinds.length;
  const sized = kinds.map((kind) => {
    const drawing = drawingOf(kind);
    const share = (few ? 0.32 : 0.34) + 0.45 * statureOf(kind) + (drawing.hangs ? 0.08 : 0);
    const scale = Math.min((share * height) / drawing.height, slot / drawing.width);
    return { kind, scale, width: drawing.width * scale };
  });
  const total = sized.reduce((sum, thing) => sum + thing.width, 0);
  const gaps = Math.max(1, kinds.length - 1);
  const gap = few
    ? height * 0.03
    : Math.max(height * 0.06, Math.min(height * 0.3, (width * 0.88 - total) / gaps));
  const shrink = Math.min(1, (width * 0.9) / (total + gap * gaps));
  let x = (width - (total + gap * gaps) * shrink) / 2;
  return sized.map((thing) => {
    const spot = { kind: thing.kind, x: x + (thing.width * shrink) / 2, scale: thing.scale * shrink };
    x += (thing.width + gap) * shrink;
    return spot;
  });
}

function paletteFor(kinds: readonly StillKind[], seed: Seed): PaletteName {
  const avoided = kinds.flatMap((kind) => drawingOf(kind).avoid ?? []);
  const suitable = paletteNames.filter((name) => !avoided.includes(name));
  return nth(suitable, hash(`spread${kinds[0]}`) + seedNumber(seed) * 7);
}

const CALM: readonly BackdropName[] = ['disc', 'niche', 'hills', 'arches', 'ogee', 'window'];

function backdropFor(kinds: readonly StillKind[], seed: Seed): BackdropName {
  return nth(CALM, hash(`back${kinds.join()}`) + seedNumber(seed));
}
