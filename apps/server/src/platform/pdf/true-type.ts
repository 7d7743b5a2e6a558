import type { Font } from 'harfbuzzjs';
import { type Contour, type Point, simpleGlyph } from './glyph.ts';
import type { PlacedGlyph } from './shape.ts';
import { joinTables } from './woff2.ts';
import { joinGlyphs } from './woff2-glyphs.ts';

const TRUE_TYPE = 0x00010000;
const MAGIC = 0x5f0f3cf5;

type Drawn = Pick<PlacedGlyph, 'parts'>;

/** A font of these glyphs alone, drawn at the weight it is set to: the tables a PDF asks for. */
export function trueTypeOf(font: Font, unitsPerEm: number, glyphs: readonly Drawn[]): Uint8Array {
  const drawn = glyphs.map(({ parts }) =>
    parts.flatMap(({ id, x, y }) => (id === 0 ? box(unitsPerEm) : moved(outlineOf(font, id), x, y))),
  );
  const advances = glyphs.map((glyph) => advanceOf(font, glyph));
  const { ascender, descender } = font.hExtents();
  const points = drawn.map((contours) => contours.reduce((sum, { length }) => sum + length, 0));
  const { glyf, loca } = joinGlyphs(drawn.map((contours) => simpleGlyph(contours)));
  const table = (bytes: number, write: (view: DataView) => void) => {
    const view = new DataView(new ArrayBuffer(bytes));
    write(view);
    return new Uint8Array(view.buffer);
  };
  return joinTables(
    TRUE_TYPE,
    new Map([
      [
        'head',
        table(54, (view) => {
          view.setUint32(0, TRUE_TYPE);
          view.setUint32(12, MAGIC);
          view.setUint16(18, unitsPerEm);
          view.setInt16(38, descender);
          view.setInt16(40, unitsPerEm);
          view.setInt16(42, ascender);
          view.setInt16(50, 1);
        }),
      ],
      [
        'hhea',
        table(36, (view) => {
          view.setUint32(0, TRUE_TYPE);
          view.setInt16(4, ascender);
          view.setInt16(6, descender);
          view.setUint16(
            10,
            advances.reduce((most, one) => Math.max(most, one), 0),
          );
          view.setUint16(34, glyphs.length);
        }),
      ],
      [
        'maxp',
        table(32, (view) => {
          view.setUint32(0, TRUE_TYPE);
          view.setUint16(4, glyphs.length);
          view.setUint16(
            6,
            points.reduce((most, one) => Math.max(most, one), 0),
          );
          view.setUint16(
            8,
            drawn.reduce((most, { length }) => Math.max(most, length), 0),
          );
          view.setUint16(14, 1);
        }),
      ],
      [
        'hmtx',
        table(4 * glyphs.length, (view) => {
          for (const [n, contours] of drawn.entries()) {
            const left = contours.flat().reduce((least, { x }) => Math.min(least, x), Infinity);
            view.setUint16(4 * n, advances[n] ?? 0);
            view.setInt16(4 * n + 2, Number.isFinite(left) ? left : 0);
          }
        }),
      ],
      ['glyf', glyf],
      ['loca', loca],
    ]),
  );
}

/** How wide a glyph is wherever it stands; what is beside it may draw the next one closer. */
export const advanceOf = (font: Font, { parts }: Drawn): number =>
  Math.round(parts.reduce((sum, { id }) => sum + font.glyphHAdvance(id), 0));

const moved = (contours: readonly Contour[], dx: number, dy: number): Contour[] =>
  contours.map((points) =>
    points.map(({ x, y, on }) => ({ x: x + Math.round(dx), y: y + Math.round(dy), on })),
  );

/** For letters that no face has. */
function box(unitsPerEm: number): Contour[] {
  const frame = (edge: number): Point[] => {
    const [left, right] = [0.08 + edge, 0.52 - edge].map((part) => Math.round(part * unitsPerEm));
    const [bottom, top] = [edge, 0.7 - edge].map((part) => Math.round(part * unitsPerEm));
    const corners = [
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ];
    return corners.map(([x = 0, y = 0]) => ({ x, y, on: true }));
  };
  return [frame(0), frame(0.05).reverse()];
}

function outlineOf(font: Font, id: number): Contour[] {
  const contours: Contour[] = [];
  for (const { type, values } of font.glyphToJson(id)) {
    const [x = 0, y = 0, toX = 0, toY = 0] = values.map(Math.round);
    if (type === 'M') contours.push([{ x, y, on: true }]);
    if (type === 'L') contours.at(-1)?.push({ x, y, on: true });
    if (type === 'Q') contours.at(-1)?.push({ x, y, on: false }, { x: toX, y: toY, on: true });
    if (type === 'C') contours.at(-1)?.push(...asQuadratic(contours.at(-1)?.at(-1) ?? origin, values));
  }
  return contours.map(closed).filter(({ length }) => length > 1);
}

const origin: Point = { x: 0, y: 0, on: true };

/** A cubic curve as four quadratic ones, which leaves it by less than is printed: TrueType knows no others. */
function asQuadratic(from: Point, [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0]: number[]): Point[] {
  const at = (t: number, [p, a, b, q]: readonly [number, number, number, number]) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * q;
  const xs = [from.x, ax, bx, toX] as const;
  const ys = [from.y, ay, by, toY] as const;
  return [1, 2, 3, 4].flatMap((part) => {
    const [start, middle, end] = [part - 1, part - 0.5, part].map((n) => n / 4);
    const pull = (axis: typeof xs) =>
      Math.round(2 * at(middle ?? 0, axis) - (at(start ?? 0, axis) + at(end ?? 0, axis)) / 2);
    const stop = (axis: typeof xs) => Math.round(at(end ?? 0, axis));
    return [
      { x: pull(xs), y: pull(ys), on: false },
      { x: stop(xs), y: stop(ys), on: true },
    ];
  });
}

/** Every contour leads back to its beginning without saying it twice. */
function closed(contour: Contour): Point[] {
  const first = contour[0];
  const last = contour.at(-1);
  const again = contour.length > 1 && last?.on && last.x === first?.x && last.y === first?.y;
  return again ? contour.slice(0, -1) : contour;
}
