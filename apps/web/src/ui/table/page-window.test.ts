import { describe, expect, test } from 'vitest';
import { pageCountOf, pageWindow, rowSpan } from './page-window.ts';

describe('the page buttons', () => {
  test('stand seven in a row with the current page in the middle', () => {
    expect(pageWindow(5, 12)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('do not run before the first page', () => {
    expect(pageWindow(1, 12)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('do not run past the last page', () => {
    expect(pageWindow(12, 12)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(pageWindow(9, 12)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  });

  test('are fewer when there are fewer pages', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('are none when there is nothing', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  test('stay within bounds for a page that does not exist', () => {
    expect(pageWindow(99, 12)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(pageWindow(-3, 12)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('always hold the current page and never more than seven', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const shown = pageWindow(page, count);
        expect(shown).toContain(page);
        expect(shown.length).toBe(Math.min(7, count));
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(count);
      }
    }
  });
});

describe('the count of pages', () => {
  test.each([
    [0, 25, 0],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [291, 25, 12],
    [291, 100, 3],
  ])('%i rows at %i a page make %i', (total, perPage, pages) => {
    expect(pageCountOf(total, perPage)).toBe(pages);
  });
});

describe('the rows of a page', () => {
  test('are counted from one', () => {
    expect(rowSpan(1, 25, 25)).toEqual({ from: 1, to: 25 });
    expect(rowSpan(5, 25, 4)).toEqual({ from: 101, to: 104 });
  });

  test('are nought to nought on an empty page', () => {
    expect(rowSpan(1, 25, 0)).toEqual({ from: 0, to: 0 });
  });
});
