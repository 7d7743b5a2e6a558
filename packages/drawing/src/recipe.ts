import { type BackdropName, backdropNames } from './backdrop.ts';
import { recast } from './casting.ts';
import { type CompanionName, companionNames } from './companions.ts';
import { nth } from './geometry.ts';
import type { StillDrawing } from './kinds/drawing.ts';
import { drawingOf, type StillKind } from './kinds/index.ts';
import { type Cast, type Palette, type PaletteName, paletteNamed, paletteNames } from './palettes.ts';
import { hash, randomFrom, type Seed, seedNumber } from './random.ts';

/** Kind, seed and size are a whole picture; everything the seed decides can be decided by the recipe instead. */
export interface StillRecipe {
  kind: StillKind;
  seed: Seed;
  width?: number;
  height?: number;
  /** The palette of the object, and of the room unless that is named too. */
  palette?: PaletteName;
  /** Wall, table and niche from another palette: the same object in another room. */
  room?: PaletteName;
  /** Hex colours of the object itself. */
  object?: Partial<Cast>;
  /** 0 to 11: the shape and its pattern. */
  variant?: number;
  backdrop?: BackdropName;
  /** The small thing beside it, or none. */
  companion?: CompanionName | false;
  /** Above 1 the picture closes in on the object. */
  zoom?: number;
  /** Moves the centre of a close-up, in shares of the object's own size. */
  shift?: { x: number; y: number };
}

export interface ResolvedStill {
  kind: StillKind;
  drawing: StillDrawing;
  width: number;
  height: number;
  /** Prefix of every id in the picture, so that several can stand on one page. */
  id: string;
  objectSeed: number;
  companionSeed: number;
  /** The object's own colours, the same in every room. */
  palette: Palette;
  paletteName: PaletteName;
  room: Palette;
  roomName: PaletteName;
  variant: number;
  backdrop: BackdropName;
  side: 1 | -1;
  companion: CompanionName | null;
}

export const STILL_WIDTH = 480;
export const STILL_HEIGHT = 600;
const VARIANTS = 12;

export function resolveStill(recipe: StillRecipe): ResolvedStill {
  const { kind, seed, width = STILL_WIDTH, height = STILL_HEIGHT } = recipe;
  const drawing = drawingOf(kind);
  const base = hash(`${kind}|${seed}`);
  const number = seedNumber(seed);
  const turn = Math.floor(number / 10);
  const random = randomFrom(base);

  const paletteName = recipe.palette ?? paletteFor(kind, number, drawing.avoid);
  const roomName = recipe.room ?? paletteName;
  const room = paletteNamed(roomName);
  const cast = { ...recast(paletteNamed(paletteName), random()), ...recipe.object };
  const side = random() < 0.5 ? -1 : 1;

  return {
    kind,
    drawing,
    width,
    height,
    id: `s${hash(`${kind}|${seed}|${width}|${height}${overrides(recipe)}`).toString(36)}`,
    objectSeed: base ^ 0x5bd1e995,
    companionSeed: base,
    palette: cast,
    paletteName,
    room,
    roomName,
    variant: recipe.variant ?? (hash(`var${kind}`) + number + turn) % VARIANTS,
    backdrop: recipe.backdrop ?? nth(backdropNames, hash(`back${kind}`) + number * 3 + turn),
    side,
    companion: companionFor(recipe, drawing, random),
  };
}

function paletteFor(kind: StillKind, number: number, avoid: readonly PaletteName[] = []): PaletteName {
  let index = hash(`pal${kind}`) + number * 7;
  while (avoid.includes(nth(paletteNames, index))) {
    index += 3;
  }
  return nth(paletteNames, index);
}

function companionFor(
  recipe: StillRecipe,
  drawing: StillDrawing,
  random: () => number,
): CompanionName | null {
  if (recipe.companion !== undefined) {
    return recipe.companion || null;
  }
  return drawing.companion && random() < 0.75 ? nth(companionNames, Math.floor(random() * 4)) : null;
}

function overrides(recipe: StillRecipe): string {
  const { palette, room, object, variant, backdrop, companion, zoom, shift } = recipe;
  const chosen = [palette, room, object, variant, backdrop, companion, zoom, shift];
  return chosen.some((choice) => choice !== undefined) ? `|${JSON.stringify(chosen)}` : '';
}
