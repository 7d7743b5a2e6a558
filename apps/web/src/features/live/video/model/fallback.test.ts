import { expect, test } from 'vitest';
import { type Fallback, type LineLook, noFallback, stepFallback } from './fallback.ts';

/** What is done second by second: `.` nothing, `O`pen, `C`lose, `T`ry the line, `L`eave it. */
function acts(seconds: number, look: (second: number) => Omit<LineLook, 'now'>): string {
  const signs = { open: 'O', close: 'C', 'try-line': 'T', 'leave-line': 'L' } as const;
  let state: Fallback = noFallback;
  let drawn = '';
  for (let second = 0; second < seconds; second += 1) {
    state = stepFallback(state, { now: second * 1_000, ...look(second) });
    drawn += state.act ? signs[state.act] : '.';
  }
  return drawn;
}

test('where no line comes about the recording plays after four seconds, and the line is tried ever more rarely', () => {
  const drawn = acts(140, () => ({ isWanted: true, shows: false }));
  const places = [...drawn].flatMap((sign, at) => (sign === '.' ? [] : [`${sign}${at}`]));
  expect(places).toEqual(['O4', 'L14', 'T44', 'L54', 'T114', 'L124']);
});

test('a line that shows pictures is never replaced, and takes over again from the recording', () => {
  expect(acts(8, () => ({ isWanted: true, shows: true }))).toBe('........');
  expect(acts(8, (second) => ({ isWanted: true, shows: second === 3 }))).toBe('........');
  expect(acts(9, (second) => ({ isWanted: true, shows: second > 6 }))).toBe('....O..C.');
});

test('while nobody is on air there is nothing to play', () => {
  expect(acts(9, () => ({ isWanted: false, shows: false }))).toBe('.........');
  expect(acts(9, (second) => ({ isWanted: second > 2, shows: false }))).toBe('.......O.');
});
