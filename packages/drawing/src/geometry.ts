export type Point = [x: number, y: number];

/** Coordinates are written with one decimal: a tenth of a pixel is finer than the eye. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Reads '12,-4 8,0' as points, the way SVG itself writes them. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export function triples(text: string): [number, number, number][] {
  return text.split(' ').map((row) => {
    const [a = 0, b = 0, c = 0] = row.split(',').map(Number);
    return [a, b, c];
  });
}

/** The list goes round: index 5 of three is the third. */
export function nth<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const half = `A${tenth(rx)} ${tenth(ry)} 0 1 1`;
  return `M${tenth(cx - rx)} ${tenth(cy)}${half} ${tenth(cx + rx)} ${tenth(cy)}${half} ${tenth(cx - rx)} ${tenth(cy)}Z`;
}

export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [left, right, top, bottom] = [tenth(x), tenth(x + width), tenth(y), tenth(y + height)];
  const [innerLeft, innerRight] = [tenth(x + r), tenth(x + width - r)];
  const [innerTop, innerBottom] = [tenth(y + r), tenth(y + height - r)];
  return (
    `M${innerLeft} ${top}H${innerRight}Q${right} ${top} ${right} ${innerTop}` +
    `V${innerBottom}Q${right} ${bottom} ${innerRight} ${bottom}` +
    `H${innerLeft}Q${left} ${bottom} ${left} ${innerBottom}` +
    `V${innerTop}Q${left} ${top} ${innerLeft} ${top}Z`
  );
}

/** A smooth closed outline through the points. */
export function blob(outline: readonly Point[], tension = 1 / 6): string {
  const [first = [0, 0]] = outline;
  return `M${tenth(first[0])} ${tenth(first[1])}${spline(outline, true, tension)}Z`;
}

/** A turned body: the right-hand profile from rim to foot, mirrored, with the rim and foot rounded by `ratio`. */
export function lathe(profile: readonly Point[], cx = 0, ratio = 0.16): string {
  const right = profile.map(([x, y]): Point => [cx + x, y]);
  const left = profile.map(([x, y]): Point => [cx - x, y]).reverse();
  const [top, foot] = [profile[0]![0], profile.at(-1)![0]];
  const [topRight, footLeft] = [right[0]!, left[0]!];
  const arc = (radius: number) => `A${tenth(radius)} ${tenth(Math.max(0.1, radius * ratio))} 0 0 1`;
  const start = `${tenth(topRight[0])} ${tenth(topRight[1])}`;
  return (
    `M${start}${spline(right, false)}${arc(foot)} ${tenth(footLeft[0])} ${tenth(footLeft[1])}` +
    `${spline(left, false)}${arc(top)} ${start}Z`
  );
}

/** Catmull-Rom through the points, as cubic Béziers. */
function spline(outline: readonly Point[], closed: boolean, tension = 1 / 6): string {
  const count = outline.length;
  const at = (i: number) =>
    outline[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  let path = '';
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${tenth(b[0] + (c[0] - a[0]) * tension)} ${tenth(b[1] + (c[1] - a[1]) * tension)} ` +
      `${tenth(c[0] - (d[0] - b[0]) * tension)} ${tenth(c[1] - (d[1] - b[1]) * tension)} ` +
      `${tenth(c[0])} ${tenth(c[1])}`;
  }
  return path;
}
