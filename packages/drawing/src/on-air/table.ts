import { floor } from '../backdrop.ts';
import { lightness, mix } from '../colour.ts';
import { ellipse, nth, roundedRect } from '../geometry.ts';
import { type Palette, type PaletteName, paletteNamed } from '../palettes.ts';
import { createPen, type Pen } from '../pen.ts';
import { hash } from '../random.ts';
import { resolveStill, type StillRecipe } from '../recipe.ts';
import { statureOf } from '../statures.ts';
import { CUT, EDGE, framed, HEIGHT, tablePart, WIDTH } from './frame.ts';

export interface TableRecipe {
  room: PaletteName;
  /** What is sold at the moment. */
  lot: StillRecipe | undefined;
  /** Which small things lie in front. */
  seed: string;
}

const BASELINE = 463;
const MOST_HEIGHT = BASELINE - CUT - 4;
const MOST_WIDTH = 214;

/** The lower part of a show's picture: the table, and on it what is sold. */
export function drawTable({ room, lot, seed }: TableRecipe): string {
  const palette = paletteNamed(room);
  const id = `t${hash(JSON.stringify([room, lot, seed])).toString(36)}`;
  const pen = createPen(palette, `${id}t`, hash(seed));
  const goods = lot ? drawLot(id, palette, lot) : { defs: '', art: '' };
  const body = drawTop(pen) + board(pen) + goods.art + drawThings(pen, seed);
  return framed(tablePart, pen.defs + goods.defs, body);
}

/** The table and the cloth on it. */
export function drawTop(pen: Pen): string {
  const { palette } = pen;
  const stage = { width: WIDTH, height: HEIGHT, horizon: EDGE, cx: WIDTH / 2, side: 1 } as const;
  const cloth = mix(palette.table, palette.light, lightness(palette.table) < 0.45 ? 0.2 : 0.42);
  const hem = mix(palette.hero, palette.table, 0.25);
  return (
    floor(palette, stage, WIDTH) +
    pen.fill(`M104 ${EDGE}H256L304 ${HEIGHT}H56Z`, cloth) +
    pen.fill(`M112 ${EDGE}h7L84 ${HEIGHT}h-13ZM248 ${EDGE}h-7L276 ${HEIGHT}h13Z`, hem) +
    pen.fill(`M0 ${EDGE}H${WIDTH}v4H0Z`, mix(palette.table, palette.light, 0.4))
  );
}

/** A turntable of wood, so that what is sold has a place of its own. */
function board(pen: Pen): string {
  const { palette } = pen;
  const wood = mix(palette.table, palette.dark, 0.3);
  return (
    pen.fill(ellipse(184, BASELINE + 22, 122, 25), palette.dark, 'opacity=".16"') +
    pen.fill(ellipse(180, BASELINE + 12, 118, 24), mix(wood, palette.dark, 0.35)) +
    pen.fill(ellipse(180, BASELINE + 4, 118, 24), wood)
  );
}

function drawLot(id: string, room: Palette, recipe: StillRecipe) {
  const { drawing, palette, objectSeed, variant, kind } = resolveStill(recipe);
  const { wall, table, arch } = room;
  const pen = createPen({ ...palette, wall, table, arch }, `${id}o`, objectSeed);
  const wanted = MOST_HEIGHT * Math.min(1, 0.62 + 0.6 * statureOf(kind));
  const scale = Math.min(wanted / drawing.height, MOST_WIDTH / drawing.width);
  const place = `translate(${WIDTH / 2} ${BASELINE + 6}) scale(${scale.toFixed(4)})`;
  // One soft edge less is a fifth of the bytes.
  const shadow = ellipse(WIDTH / 2 + 8, BASELINE + 6, drawing.width * scale * 0.54, 10);
  const art = `<path d="${shadow}" fill="${room.dark}" opacity=".25"/>${pen.moved(place, drawing.draw(pen, variant))}`;
  return { defs: pen.defs, art };
}

/** Packed and ready to go, and what one packs with. */
function drawThings(pen: Pen, seed: string): string {
  const chance = hash(`things|${seed}`);
  const left = chance % things.length;
  const right = left + 1 + ((chance >>> 3) % (things.length - 1));
  return nth(things, left)(pen, 62, 590) + nth(things, right)(pen, 300, 604);
}

type Thing = (pen: Pen, x: number, y: number) => string;

const KRAFT = '#C99A66';

const parcels: Thing = (pen, x, y) => {
  const { dark, hero, spark } = pen.palette;
  const box = (left: number, top: number, width: number, height: number, ribbon: string) =>
    pen.body(roundedRect(left, top, width, height, 4), KRAFT, 10) +
    pen.fill(`M${left + width * 0.42} ${top}h${width * 0.14}v${height}h${-width * 0.14}Z`, ribbon);
  return (
    pen.fill(ellipse(x + 8, y + 2, 52, 9), dark, 'opacity=".18"') +
    box(x - 44, y - 44, 86, 44, hero) +
    box(x - 30, y - 76, 60, 32, spark)
  );
};

const tape: Thing = (pen, x, y) => {
  const { dark, light } = pen.palette;
  return (
    pen.fill(ellipse(x + 6, y + 3, 38, 9), dark, 'opacity=".18"') +
    pen.body(ellipse(x, y - 26, 28), mix(KRAFT, light, 0.35), 9) +
    pen.fill(ellipse(x, y - 26, 13), mix(KRAFT, dark, 0.4)) +
    pen.fill(ellipse(x, y - 26, 9), mix(pen.palette.table, dark, 0.2))
  );
};

const cup: Thing = (pen, x, y) => {
  const { dark, partner, light } = pen.palette;
  return (
    pen.fill(ellipse(x + 8, y + 2, 34, 8), dark, 'opacity=".18"') +
    pen.stroke(`M${x + 22} ${y - 40}q20 2 16 18q-4 10 -18 8`, pen.shade(partner, 0.14), 7) +
    pen.body(
      `M${x - 26} ${y - 50}H${x + 26}L${x + 21} ${y - 6}Q${x} ${y + 5} ${x - 21} ${y - 6}Z`,
      partner,
      10,
    ) +
    pen.fill(ellipse(x, y - 50, 26, 7), mix(partner, light, 0.3)) +
    pen.fill(ellipse(x, y - 49, 21, 5), '#6B3F26')
  );
};

const cards: Thing = (pen, x, y) => {
  const { dark, light, hero } = pen.palette;
  return (
    pen.fill(ellipse(x + 4, y + 1, 40, 7), dark, 'opacity=".16"') +
    pen.moved(
      `translate(${x} ${y}) rotate(-7)`,
      pen.fill(roundedRect(-34, -36, 68, 34, 3), mix(light, KRAFT, 0.2)),
    ) +
    pen.moved(
      `translate(${x} ${y - 5}) rotate(5)`,
      pen.fill(roundedRect(-34, -38, 68, 34, 3), light) +
        pen.stroke('M-22 -27H14M-22 -18H4', mix(light, dark, 0.35), 2.6) +
        pen.fill(ellipse(22, -20, 5), hero),
    )
  );
};

const things = [parcels, tape, cup, cards];
