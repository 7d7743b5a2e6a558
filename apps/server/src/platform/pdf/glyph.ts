export interface Point {
  x: number;
  y: number;
  /** On the line, rather than beside it to bend it. */
  on: boolean;
}
export type Contour = Point[];

/** An outline as the table `glyf` has it: places of two bytes, no hints. */
export function simpleGlyph(contours: readonly Contour[], frame: Uint8Array | null = null): Uint8Array {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const bytes = new Uint8Array(10 + 2 * contours.length + 2 + 5 * points.length);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, contours.length);
  if (frame) bytes.set(frame, 2);
  else {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const edges = [min(xs), min(ys), max(xs), max(ys)];
    for (const [n, edge] of edges.entries()) view.setInt16(2 + 2 * n, edge);
  }
  let at = 10;
  let end = -1;
  for (const { length } of contours) {
    end += length;
    view.setUint16(at, end);
    at += 2;
  }
  at += 2;
  for (const { on } of points) {
    view.setUint8(at, on ? 1 : 0);
    at += 1;
  }
  for (const axis of ['x', 'y'] as const) {
    let before = 0;
    for (const point of points) {
      view.setInt16(at, point[axis] - before);
      before = point[axis];
      at += 2;
    }
  }
  return bytes;
}

const min = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b));
const max = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b));
