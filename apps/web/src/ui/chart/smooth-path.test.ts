import { expect, test } from 'vitest';
import { smoothPath } from './smooth-path.ts';

const numbersOf = (path: string) => path.split(/[MC ]/).filter(Boolean).map(Number);

test('a line goes through every place and never beyond those beside it', () => {
  const places = [0, 0, 80, 80, 10, 50].map((y, x) => ({ x: x * 10, y }));
  const path = smoothPath(places);
  const [startX, startY, ...curves] = numbersOf(path);
  expect([startX, startY]).toEqual([0, 0]);
  const ends = places.slice(1).map((_, i) => curves.slice(i * 6, i * 6 + 6));
  for (const [i, [, y1, , y2, x, y]] of ends.entries()) {
    expect({ x, y }).toEqual(places[i + 1]);
    const [low, high] = [places[i]?.y ?? 0, places[i + 1]?.y ?? 0].sort((a, b) => a - b);
    for (const corner of [y1, y2]) {
      expect(corner).toBeGreaterThanOrEqual(low ?? 0);
      expect(corner).toBeLessThanOrEqual(high ?? 0);
    }
  }
});

test('of nothing there is no line, and of one place only its beginning', () => {
  expect([smoothPath([]), smoothPath([{ x: 1, y: 2 }])]).toEqual(['', 'M1 2']);
});
