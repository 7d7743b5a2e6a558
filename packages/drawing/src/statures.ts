import type { StillKind } from './kinds/index.ts';

/** How high things stand beside each other on one table, as a share of the picture's height. */
const statures: Record<StillKind, number> = {
  lamp: 0.62,
  plant: 0.6,
  vase: 0.56,
  guitar: 0.7,
  chair: 0.6,
  poster: 0.54,
  skateboard: 0.6,
  robot: 0.48,
  backpack: 0.48,
  boot: 0.42,
  handbag: 0.42,
  headphones: 0.4,
  record: 0.4,
  camera: 0.33,
  teapot: 0.36,
  mug: 0.27,
  bowl: 0.3,
  watch: 0.36,
  ring: 0.32,
  books: 0.36,
  candle: 0.36,
  perfume: 0.36,
  blanket: 0.34,
  hat: 0.34,
  cards: 0.42,
  bread: 0.28,
  cheese: 0.26,
  honey: 0.38,
  bicycle: 0.5,
  sneaker: 0.27,
  radio: 0.34,
  teddy: 0.42,
  controller: 0.26,
  clock: 0.36,
  jacket: 0.5,
  sunglasses: 0.2,
};

const TALL = 0.46;

const plinths: ReadonlySet<StillKind> = new Set([
  'ring',
  'perfume',
  'mug',
  'watch',
  'candle',
  'bowl',
  'teapot',
  'camera',
  'honey',
  'sneaker',
]);

export function statureOf(kind: StillKind): number {
  return statures[kind];
}

export function isTall(kind: StillKind): boolean {
  return statures[kind] >= TALL;
}

/** Small things that may stand on a drum to be seen. */
export function onPlinth(kind: StillKind): boolean {
  return plinths.has(kind);
}
