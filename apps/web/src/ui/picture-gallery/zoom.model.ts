/** How a picture is looked at: `x` and `y` are pixels off the middle of its box. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export type Point = { x: number; y: number };
export type Box = { width: number; height: number };

export const whole: View = { scale: 1, x: 0, y: 0 };
export const zoomLimits = { most: 4, tap: 2.5, step: 1.5 } as const;

/** Another scale, the point `at` (off the middle of the box) staying under the finger. */
export function zoomAt(view: View, at: Point, scale: number, box: Box): View {
  const next = Math.min(zoomLimits.most, Math.max(1, scale));
  const ratio = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box);
}

export function moveBy(view: View, by: Point, box: Box): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
}

/** A tap comes close to what was tapped, or steps back. */
export function tapAt(view: View, at: Point, box: Box): View {
  return view.scale > 1 ? whole : zoomAt(view, at, zoomLimits.tap, box);
}

/** Two fingers from where they were to where they are. */
export function pinch(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  box: Box,
): View {
  const from = middle(before);
  const to = middle(after);
  const moved = moveBy(view, { x: to.x - from.x, y: to.y - from.y }, box);
  return zoomAt(moved, to, moved.scale * (distance(after) / Math.max(1, distance(before))), box);
}

/** Whether a swipe over a whole picture turns to the next one (1), the one before (-1), or to none. */
export function swiped({ x, y }: Point, rtl: boolean): -1 | 0 | 1 {
  if (Math.abs(x) < 48 || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 === rtl ? -1 : 1;
}

/** No edge of the picture comes into its box. */
function within({ scale, x, y }: View, { width, height }: Box): View {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

// Never -0, which a style would write.
const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) + 0;
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
