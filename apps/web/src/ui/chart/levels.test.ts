import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

test('whatever is shown fits under the highest level of its chart, and the lowest is nothing', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(1, 100, 1000), (highest, minor) => {
      const levels = levelsOf(highest, minor);
      expect(levels).toHaveLength(4);
      expect(levels[0]).toBeGreaterThanOrEqual(highest);
      expect(levels.at(-1)).toBe(0);
      expect(levels.toSorted((a, b) => b - a)).toEqual(levels);
    }),
  );
});
