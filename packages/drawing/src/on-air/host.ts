import type { BackdropName } from '../backdrop.ts';
import { wall } from '../backdrop.ts';
import { lightness, mix } from '../colour.ts';
import type { Pose } from '../expression.ts';
import { ellipse, nth, tenth } from '../geometry.ts';
import { type Palette, type PaletteName, paletteNamed } from '../palettes.ts';
import { createPen, type Pen } from '../pen.ts';
import { drawPosed, type Person, personFrom, TORSO } from '../person.ts';
import { hash, type Seed } from '../random.ts';
import { resolveStill, type StillRecipe } from '../recipe.ts';
import { statureOf } from '../statures.ts';
import { drawArms, type Hands } from './arms.ts';
import { EDGE, framed, hostPart, WIDTH } from './frame.ts';
import { drawTop } from './table.ts';

export interface BoothRecipe {
  /** The seed of the host's portrait. */
  host: Seed;
  room: PaletteName;
  backdrop: BackdropName;
  /** What stands on the shelves behind them. */
  goods: readonly StillRecipe[];
}

export interface HostPose extends Pose {
  hands: Hands;
}

const HOST = { x: WIDTH / 2, y: 160, scale: 1.12 };

/** The upper part of a show's picture: the host behind the table, in a pose. */
export function drawBooth({ host, room, backdrop, goods }: BoothRecipe, pose: HostPose): string {
  const palette = paletteNamed(room);
  const person = dressedFor(palette, personFrom(host));
  const id = `b${hash(`${host}|${room}|${backdrop}`).toString(36)}`;
  const pen = createPen(person.palette, `${id}h`, hash(id));
  const stage = {
    width: WIDTH,
    height: 640,
    horizon: EDGE,
    cx: WIDTH / 2,
    side: hash(id) % 2 ? 1 : -1,
  } as const;
  const shelves = drawShelves(id, palette, goods);
  const place = `translate(${HOST.x} ${HOST.y}) scale(${HOST.scale})`;
  const { body, head } = drawPosed(pen, person, pose);
  const figure = body + head + drawArms(pen, person, pose.hands);
  const strings = garland(createPen(palette, `${id}g`, hash(`${id}g`)), hash(id));
  return framed(
    hostPart,
    pen.defs + shelves.defs,
    wall(palette, backdrop, stage) +
      shelves.art +
      strings +
      `<g transform="${place}"><path d="${TORSO}" transform="translate(13 8)" fill="${palette.dark}" opacity="${lightness(palette.wall) < 0.5 ? 0.25 : 0.1}"/>` +
      `<path d="${ellipse(13, -26, 56, 70)}" fill="${palette.dark}" opacity="${lightness(palette.wall) < 0.5 ? 0.2 : 0.08}"/>${figure}</g>` +
      drawTop(createPen(palette, `${id}t`, 0)),
  );
}

/** Clothes that the wall does not swallow. */
function dressedFor(room: Palette, person: Person): Person {
  const off = (cloth: string) =>
    Math.abs(lightness(cloth) - lightness(room.wall)) + (cloth === room.wall ? -1 : 0);
  return off(person.cloth) < 0.08 && off(person.scarf) > off(person.cloth)
    ? { ...person, cloth: person.scarf, scarf: person.cloth }
    : person;
}

const shelfSpots = [
  { x: 50, y: 126 },
  { x: 310, y: 126 },
  { x: 46, y: 220 },
  { x: 314, y: 220 },
];
const SHELF_HALF = 46;

function drawShelves(id: string, palette: Palette, goods: readonly StillRecipe[]) {
  const wood = mix(palette.table, palette.dark, lightness(palette.wall) < 0.5 ? 0.12 : 0.28);
  let [defs, art] = ['', ''];
  for (const [n, { x, y }] of shelfSpots.entries()) {
    const recipe = goods[n];
    if (!recipe) continue;
    const { drawing, palette: cast, objectSeed, variant, kind } = resolveStill(recipe);
    const { wall, table, arch } = palette;
    const pen = createPen({ ...cast, wall, table, arch }, `${id}s${n}`, objectSeed);
    const wanted = 30 + 78 * statureOf(kind);
    const scale = Math.min(wanted / drawing.height, (SHELF_HALF * 1.7) / drawing.width);
    const drawn = pen.moved(`translate(${x} ${y}) scale(${scale.toFixed(4)})`, drawing.draw(pen, variant));
    defs += pen.defs;
    art +=
      `<path d="M${x - SHELF_HALF} ${y + 7}h${SHELF_HALF * 2}v7h${-SHELF_HALF * 2}Z" fill="${palette.dark}" opacity=".14"/>` +
      `<path d="M${x - SHELF_HALF} ${y}h${SHELF_HALF * 2}v7h${-SHELF_HALF * 2}Z" fill="${wood}"/>${drawn}`;
  }
  return { defs, art };
}

/** Bunting by day, and bulbs on a string in dark rooms. */
function garland(pen: Pen, chance: number): string {
  const { palette } = pen;
  const isDark = lightness(palette.wall) < 0.5;
  const count = 9;
  const sag = 26;
  const along = (share: number) => ({ x: share * WIDTH, y: 8 + Math.sin(share * Math.PI) * sag });
  const colours = [palette.spark, palette.hero, palette.partner];
  const things = Array.from({ length: count }, (_, n) => {
    const { x, y } = along((n + 0.5) / count);
    if (isDark) {
      return (
        pen.fill(ellipse(x, y + 10, 17), '#FFE2A0', 'opacity=".13"') +
        pen.fill(ellipse(x, y + 10, 6, 7.5), '#FFD98A') +
        pen.fill(`M${tenth(x - 3)} ${tenth(y)}h6v5h-6Z`, palette.dark)
      );
    }
    return pen.fill(
      `M${tenth(x - 13)} ${tenth(y)}L${tenth(x + 13)} ${tenth(y)}L${tenth(x)} ${tenth(y + 26)}Z`,
      nth(colours, n + chance),
    );
  });
  const string = pen.stroke(
    `M-4 8Q${WIDTH / 2} ${8 + sag * 2.05} ${WIDTH + 4} 8`,
    mix(palette.dark, palette.wall, isDark ? 0 : 0.35),
    2,
  );
  return isDark ? string + things.join('') : things.join('') + string;
}
