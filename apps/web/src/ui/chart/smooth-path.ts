export interface Place {
  x: number;
  y: number;
}

/**
 * A line through places from left to right that never swings beyond them: what lies between two of them lies between
 * their heights. (Fritsch and Carlson's monotone cubic interpolation.)
 */
export function smoothPath(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return '';
  const slopes = slopesOf(places);
  return places.slice(1).reduce(
    (path, to, i) => {
      const from = places[i] ?? first;
      const third = (to.x - from.x) / 3;
      const [a, b] = [slopes[i] ?? 0, slopes[i + 1] ?? 0];
      const corners = [from.x + third, from.y + a * third, to.x - third, to.y - b * third, to.x, to.y];
      return `${path}C${corners.map(short).join(' ')}`;
    },
    `M${short(first.x)} ${short(first.y)}`,
  );
}

function slopesOf(places: readonly Place[]): number[] {
  const rises = places.slice(1).map(({ x, y }, i) => {
    const from = places[i] ?? { x, y };
    return x === from.x ? 0 : (y - from.y) / (x - from.x);
  });
  return places.map((_, i) => {
    const [before, after] = [rises[i - 1], rises[i]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    // At a peak, and beside what is level, the line is level.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
