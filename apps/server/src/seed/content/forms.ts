import type { StillKind } from '@souk/drawing/index.ts';

/** A shape the drawing kit knows: its kind and variant, named as a shopkeeper would. */
const shapes = {
  'vase/pear-branches': ['vase', 0],
  'vase/jar-flowers': ['vase', 1],
  'vase/bottle-dried': ['vase', 2],
  'vase/pear-flowers': ['vase', 3],
  'vase/jar-dried': ['vase', 4],
  'vase/bottle-branches': ['vase', 5],
  'vase/pear-dried': ['vase', 6],
  'vase/jar-branches': ['vase', 7],
  'vase/bottle-flowers': ['vase', 8],
  'mug/tall': ['mug', 0],
  'mug/wide': ['mug', 1],
  'plant/agave': ['plant', 0],
  'plant/sword': ['plant', 1],
  'plant/heart': ['plant', 2],
  'teapot/hoop-dip': ['teapot', 0],
  'teapot/band': ['teapot', 1],
  'teapot/hoop-dots': ['teapot', 2],
  'teapot/leaf': ['teapot', 3],
  'bowl/oranges-wave': ['bowl', 0],
  'bowl/lemons-band': ['bowl', 1],
  'bowl/apples-wave': ['bowl', 2],
  'bowl/oranges-band': ['bowl', 3],
  'bowl/lemons-wave': ['bowl', 4],
  'bowl/apples-band': ['bowl', 5],
  'lamp/round': ['lamp', 0],
  'lamp/turned': ['lamp', 1],
  'lamp/mushroom': ['lamp', 2],
  'chair/arm': ['chair', 0],
  'chair/ladder': ['chair', 1],
  'sneaker/white-toe': ['sneaker', 0],
  'sneaker/toe': ['sneaker', 1],
  'boot/lace': ['boot', 0],
  'boot/chelsea': ['boot', 1],
  'handbag/top-handle': ['handbag', 0],
  'handbag/bucket': ['handbag', 1],
  'handbag/tote': ['handbag', 2],
  'backpack/zip': ['backpack', 0],
  'backpack/rucksack': ['backpack', 1],
  'watch/round-dial': ['watch', 0],
  'watch/square': ['watch', 1],
  'watch/round': ['watch', 2],
  'watch/square-dial': ['watch', 3],
  'ring/silver-pale': ['ring', 1],
  'ring/gold-stone': ['ring', 2],
  'ring/gold-pale': ['ring', 4],
  'ring/silver-stone': ['ring', 5],
  'camera/two-tone': ['camera', 0],
  'camera/steel': ['camera', 1],
  'record/sun-waves': ['record', 0],
  'record/arcs': ['record', 1],
  'record/sunset': ['record', 2],
  'record/grid': ['record', 3],
  headphones: ['headphones', 0],
  'guitar/electric': ['guitar', 0],
  'guitar/acoustic': ['guitar', 1],
  'books/three-apple': ['books', 0],
  'books/four-glasses': ['books', 1],
  'books/three-cup': ['books', 2],
  'books/four-apple': ['books', 3],
  'books/three-glasses': ['books', 4],
  'books/four-cup': ['books', 5],
  'poster/sun': ['poster', 0],
  'poster/arches': ['poster', 1],
  'poster/ribbon': ['poster', 2],
  'poster/flowers': ['poster', 3],
  'poster/stones': ['poster', 4],
  'poster/leaf': ['poster', 5],
  'candle/jar': ['candle', 0],
  'candle/sticks': ['candle', 1],
  'perfume/square': ['perfume', 0],
  'perfume/round': ['perfume', 1],
  'perfume/shoulder': ['perfume', 2],
  'blanket/stack': ['blanket', 0],
  'blanket/basket': ['blanket', 1],
  'blanket/stack-striped': ['blanket', 2],
  'hat/ribbed': ['hat', 0],
  'hat/fair-isle': ['hat', 1],
  'hat/cable': ['hat', 2],
  'cards/bolt': ['cards', 0],
  'cards/star': ['cards', 1],
  'cards/flame': ['cards', 2],
  'robot/square': ['robot', 0],
  'robot/round': ['robot', 1],
  'bread/loaf': ['bread', 0],
  'bread/tin': ['bread', 1],
  cheese: ['cheese', 0],
  'honey/faceted': ['honey', 0],
  'honey/round': ['honey', 1],
  'bicycle/basket': ['bicycle', 0],
  'bicycle/flowers': ['bicycle', 1],
  'skateboard/waves': ['skateboard', 0],
  'skateboard/bolt': ['skateboard', 1],
  'skateboard/stripes': ['skateboard', 2],
  'teddy/caramel-bow': ['teddy', 0],
  'teddy/chestnut-jumper': ['teddy', 1],
  'teddy/oat-bow': ['teddy', 2],
  'teddy/caramel-jumper': ['teddy', 3],
  'teddy/chestnut-bow': ['teddy', 4],
  'teddy/oat-jumper': ['teddy', 5],
  'radio/dots': ['radio', 0],
  'radio/handle': ['radio', 1],
  'radio/slats': ['radio', 2],
  'radio/handle-dots': ['radio', 3],
  controller: ['controller', 0],
  'clock/alarm': ['clock', 0],
  'clock/mantel': ['clock', 1],
  'jacket/trucker': ['jacket', 0],
  'jacket/varsity': ['jacket', 1],
  'sunglasses/keyhole': ['sunglasses', 0],
  'sunglasses/round': ['sunglasses', 1],
  'sunglasses/cat-eye': ['sunglasses', 2],
} as const satisfies Record<string, readonly [StillKind, number]>;

/** Decorations the kit draws by chance; their place here is the number it has to throw. */
const patterns = {
  vase: ['dip', 'band', 'plain'],
  mug: ['dip', 'dot', 'stripes', 'zigzag'],
  plant: ['plain', 'dipped'],
} as const;

type PatternedKind = keyof typeof patterns;
type ShapeName = keyof typeof shapes;
type Patterned = {
  [K in PatternedKind]: `${Extract<ShapeName, `${K}/${string}`>}:${(typeof patterns)[K][number]}`;
}[PatternedKind];

export type Form = Exclude<ShapeName, `${PatternedKind}/${string}`> | Patterned;

export interface Shape {
  kind: StillKind;
  variant: number;
  /** Which of so many decorations, where the kit chooses by chance. */
  decoration?: { index: number; of: number };
}

export function shapeOf(form: Form): Shape {
  const [name, pattern] = form.split(':') as [ShapeName, string | undefined];
  const [kind, variant] = shapes[name];
  if (!pattern) return { kind, variant };
  const choices: readonly string[] = patterns[kind as PatternedKind];
  return { kind, variant, decoration: { index: choices.indexOf(pattern), of: choices.length } };
}
