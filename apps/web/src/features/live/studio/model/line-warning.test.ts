import { expect, test } from 'vitest';
import type { LineVerdict } from './checks.ts';
import { noWarning, stepWarning } from './line-warning.ts';

const verdicts: Record<string, LineVerdict> = { '.': 'good', w: 'weak', l: 'lossy', '?': 'checking' };
const signs = { weak: 'W', lossy: 'L', far: 'F', back: 'B' } as const;

/** What is told second by second of a line that is so each second. */
function told(line: string): string {
  let warning = noWarning;
  return [...line]
    .map((sign, second) => {
      warning = stepWarning(warning, verdicts[sign] ?? 'good', second * 1_000);
      return warning.told ? signs[warning.told] : '.';
    })
    .join('');
}

test('a bad second says nothing, five of them do, and so does that it stays well again', () => {
  expect(told('..www......')).toBe('...........');
  expect(told('..wwwwwwww..')).toBe('.......WWWWW');
  expect(told('wwwwww..............')).toBe('.....WWWWWWWBBBBBB..');
});

test('a line that is bad in another way says so, and one that is not known leaves it as it was', () => {
  expect(told('wwwwwwll')).toBe('.....WLL');
  expect(told('wwwwww??')).toBe('.....WWW');
  expect(told('wwwwww...wwwwww')).toBe('.....WWWWWWWWWW');
});
