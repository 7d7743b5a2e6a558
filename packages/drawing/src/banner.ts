import { floor, ogee } from './backdrop.ts';
import { ensemble } from './casting.ts';
import { mix } from './colour.ts';
import { ellipse, nth, tenth } from './geometry.ts';
import { drawingOf, type StillKind, stillKinds } from './kinds/index.ts';
import { lantern } from './lantern.ts';
import { type Palette, paletteAt } from './palettes.ts';
import { createPen, type Pen } from './pen.ts';
import { picture } from './picture.ts';
import { place } from './placing.ts';
import { hash, randomFrom, type Seed, seedNumber } from './random.ts';
import { isTall, onPlinth, statureOf } from './statures.ts';

/** The market hall: an arcade with lanterns, and a long table of different things before it. */
export function banner({
  seed,
  width = 1260,
  height = 540,
}: {
  seed: Seed;
  width?: number;
  height?: number;
}): string {
  const id = `b${hash(`${seed}|${width}|${height}`).toString(36)}`;
  const random = randomFrom(hash(`banner|${seed}`));
  const palette = paletteAt(hash('banner') + seedNumber(seed) * 7);
  const horizon = height * 0.74;
  const hall = arcade(palette, width, height, horizon);
  const table = setTable({ id, seed, palette, width, height, horizon, random });
  const stage = { width, height, horizon, cx: width / 2, side: 1 } as const;
  const wall = `<rect width="${width}" height="${height}" fill="${palette.wall}"/>`;
  return picture({
    id,
    width,
    height,
    label: 'banner',
    defs: table.defs,
    body:
      wall +
      hall.arches +
      floor(palette, stage, height * 0.8) +
      hall.lanterns +
      table.shadows +
      table.objects,
  });
}

function arcade(palette: Palette, width: number, height: number, horizon: number) {
  const bay = height * 0.5;
  const step = bay + height * 0.09;
  const count = Math.ceil(width / step) + 1;
  const start = (width - count * step + height * 0.09) / 2;
  const middle = mix(palette.wall, palette.table, 0.3);
  let arches = '';
  let lanterns = '';
  for (let i = 0; i < count; i++) {
    const cx = start + bay / 2 + i * step;
    arches +=
      `<path d="${ogee(cx, horizon, bay / 2, height * 0.34)}" fill="${middle}"/>` +
      `<path d="${ogee(cx, horizon, bay / 2 - height * 0.035, height * 0.325)}" fill="${palette.arch}" opacity="${i % 2 ? 0.7 : 1}"/>`;
    if (i % 2 === 0 && i < count - 1 && cx + step / 2 < width) {
      lanterns += lantern(palette, cx + step / 2, height * (0.14 + 0.05 * (i % 3)), height);
    }
  }
  return { arches, lanterns };
}

interface TableSetting {
  id: string;
  seed: Seed;
  palette: Palette;
  width: number;
  height: number;
  horizon: number;
  random: () => number;
}

function setTable(setting: TableSetting): { defs: string; shadows: string; objects: string } {
  const { id, seed, palette, width, height, horizon, random } = setting;
  const gap = height * 0.05;
  const { chosen, total } = chooseThings(setting, gap);
  const spacing = Math.min(height * 0.11, (width * 0.95 - total) / Math.max(1, chosen.length - 1));
  const casts = ensemble(palette);
  let x = (width - total + gap - spacing * (chosen.length - 1)) / 2;
  let raisedBefore = false;
  let [defs, shadows, objects] = ['', '', ''];

  for (const [i, { kind, scale }] of chosen.entries()) {
    const drawing = drawingOf(kind);
    const prefix = `${id}${i}_`;
    const pen = createPen({ ...palette, ...nth(casts, i) }, prefix, hash(`${seed}${kind}`));
    const variant = Math.floor(random() * 12);
    const inFront = i % 2 === 1;
    const baseline = height * 0.83 + (inFront ? height * 0.04 : -height * 0.015);
    const raised: boolean = onPlinth(kind) && !raisedBefore;
    const plinth = raised ? (height * (0.07 + 0.05 * Math.floor(random() * 3))) / scale : 0;
    raisedBefore = raised;
    const { shadow, art } = place({
      pen,
      id: prefix,
      pictureId: id,
      room: palette,
      draw: () =>
        plinth
          ? raise(pen, drawing.width / 2, plinth, () => drawing.draw(pen, variant))
          : drawing.draw(pen, variant),
      x: x + (drawing.width * scale) / 2,
      y: baseline,
      scale,
      height: drawing.height + plinth,
      depth: baseline - horizon,
    });
    defs += pen.defs;
    shadows += shadow;
    objects = inFront ? objects + art : art + objects;
    x += drawing.width * scale + gap + spacing;
  }
  return { defs, shadows, objects };
}

/** Tall and low things by turns, until the table is full. */
function chooseThings({ seed, width, height, random }: TableSetting, gap: number) {
  const tall = stillKinds.filter((kind) => !drawingOf(kind).hangs && isTall(kind));
  const low = stillKinds.filter((kind) => !isTall(kind));
  const chosen: { kind: StillKind; scale: number }[] = [];
  let total = 0;
  let tallCount = 0;
  for (let attempt = 0; attempt < 60; attempt++) {
    const wantsTall = chosen.length % 2 === seedNumber(seed) % 2;
    const source = (wantsTall && tall.length && tallCount < 4) || !low.length ? tall : low;
    if (!source.length) {
      break;
    }
    const kind = source.splice(Math.floor(random() * source.length), 1)[0]!;
    const drawing = drawingOf(kind);
    const scale = (statureOf(kind) * height * 0.94) / drawing.height;
    const room = drawing.width * scale;
    if (total + room + gap > width * 0.93) {
      continue;
    }
    chosen.push({ kind, scale });
    total += room + gap;
    tallCount += source === tall ? 1 : 0;
    if (chosen.length >= Math.round((width / height) * 3.4)) {
      break;
    }
  }
  return { chosen, total };
}

function raise(pen: Pen, radius: number, height: number, draw: () => string): string {
  const { wall, table, arch } = pen.palette;
  const drum = `M${-radius} ${-height}V0A${radius} ${tenth(radius * 0.12)} 0 0 0 ${radius} 0V${-height}Z`;
  return (
    pen.body(drum, mix(wall, table, 0.75), radius * 0.4) +
    pen.fill(ellipse(0, -height, radius, radius * 0.12), mix(arch, table, 0.25)) +
    pen.moved(`translate(0 ${tenth(-height)})`, draw())
  );
}
