import { backdrop } from './backdrop.ts';
import { drawCompanion } from './companions.ts';
import { tenth } from './geometry.ts';
import { createPen } from './pen.ts';
import { picture } from './picture.ts';
import { place } from './placing.ts';
import { type ResolvedStill, resolveStill, type StillRecipe } from './recipe.ts';

/** A product picture: one thing on a table in a room of one hue. The same recipe is the same SVG. */
export function still(recipe: StillRecipe): string {
  const resolved = resolveStill(recipe);
  const { id, width, height, room, palette, drawing } = resolved;
  const layout = layOut(resolved);
  const { scale, baseline, depth, cx } = layout;

  const pen = createPen(palette, id, resolved.objectSeed);
  const object = place({
    pen,
    id,
    pictureId: id,
    room,
    draw: () => drawing.draw(pen, resolved.variant),
    x: cx,
    y: baseline,
    scale,
    height: drawing.height,
    depth,
    hangs: drawing.hangs,
  });
  const companion = companionBeside(resolved, layout);
  const scenery = backdrop(room, resolved.backdrop, {
    width,
    height,
    horizon: baseline - depth,
    cx,
    side: resolved.side,
  });
  const things = object.shadow + companion.shadow + object.art + companion.art;

  return picture({
    id,
    width,
    height,
    label: resolved.kind,
    defs: pen.defs + companion.defs,
    body: closeUp(scenery + things, recipe, resolved, layout),
  });
}

interface Layout {
  scale: number;
  baseline: number;
  /** From the wall to the object; below zero for what hangs above the table's edge. */
  depth: number;
  cx: number;
}

function layOut({ drawing, width, height }: ResolvedStill): Layout {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(
    (width * (drawing.fitWidth ?? 0.7)) / drawing.width,
    (height * (drawing.fitHeight ?? 0.58)) / drawing.height,
    ((shorter * 0.84 + (longer - shorter) * 0.12) / Math.max(drawing.width, drawing.height)) *
      (drawing.fitExtent ?? 1),
  );
  const middle = height * (drawing.hangs ? 0.47 : 0.505);
  return {
    scale,
    baseline: Math.max(height * 0.64, Math.min(height * 0.8, middle + (drawing.height * scale) / 2)),
    depth: drawing.hangs ? -shorter * 0.09 : shorter * 0.13,
    cx: width / 2,
  };
}

function companionBeside(resolved: ResolvedStill, { scale, baseline, depth, cx }: Layout) {
  const { id, width, height, companion, room, drawing } = resolved;
  if (!companion) {
    return { shadow: '', art: '', defs: '' };
  }
  const unit = Math.min(width, height);
  const { wall, table, arch } = room;
  const pen = createPen({ ...resolved.palette, wall, table, arch }, `${id}p`, resolved.companionSeed);
  const placed = place({
    pen,
    id: `${id}p`,
    pictureId: id,
    room,
    draw: () => drawCompanion(pen, companion),
    x: cx + Math.min(width * 0.37, drawing.width * scale * 0.5 + unit * 0.02),
    y: baseline + unit * 0.04,
    scale: unit / 420,
    height: 110,
    depth: depth + unit * 0.04,
  });
  return { ...placed, defs: pen.defs };
}

function closeUp(art: string, recipe: StillRecipe, resolved: ResolvedStill, layout: Layout): string {
  const { zoom = 1, shift = { x: 0, y: 0 } } = recipe;
  if (zoom === 1) {
    return art;
  }
  const { width, height, drawing } = resolved;
  const { scale, baseline, cx } = layout;
  const x = cx + shift.x * drawing.width * scale;
  const y = baseline + (shift.y - 0.5) * drawing.height * scale;
  // The picture never shows what lies beyond its own edges.
  const left = Math.min(0, Math.max(width * (1 - zoom), width / 2 - x * zoom));
  const top = Math.min(0, Math.max(height * (1 - zoom), height / 2 - y * zoom));
  return `<g transform="translate(${tenth(left)} ${tenth(top)}) scale(${zoom})">${art}</g>`;
}
