import { backpack, handbag } from './bags.ts';
import { hat, jacket } from './clothing.ts';
import type { StillDrawing } from './drawing.ts';
import { camera, controller, headphones, radio } from './electronics.ts';
import { bread, cheese, honey } from './food.ts';
import { boot, sneaker } from './footwear.ts';
import { chair, clock, poster } from './furniture.ts';
import { ring, watch } from './jewellery.ts';
import { candle, lamp } from './lighting.ts';
import { guitar, record } from './music.ts';
import { books, cards } from './paper.ts';
import { plant } from './plants.ts';
import { bicycle, skateboard } from './sport.ts';
import { mug, teapot } from './tableware.ts';
import { blanket } from './textiles.ts';
import { robot, teddy } from './toys.ts';
import { perfume, sunglasses } from './vanity.ts';
import { bowl, vase } from './vessels.ts';

// Their order decides which kinds a banner draws for a seed.
const drawings = {
  vase,
  mug,
  teapot,
  bowl,
  lamp,
  chair,
  plant,
  sneaker,
  boot,
  handbag,
  backpack,
  watch,
  ring,
  camera,
  record,
  headphones,
  guitar,
  books,
  poster,
  candle,
  perfume,
  blanket,
  hat,
  cards,
  robot,
  bread,
  cheese,
  honey,
  bicycle,
  skateboard,
  teddy,
  radio,
  controller,
  clock,
  jacket,
  sunglasses,
} satisfies Record<string, StillDrawing>;

export type StillKind = keyof typeof drawings;

export const stillKinds = Object.keys(drawings) as StillKind[];

export function drawingOf(kind: StillKind): StillDrawing {
  return drawings[kind];
}
