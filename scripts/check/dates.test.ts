import { expect, test } from 'vitest';
import { checkDates } from './dates.ts';

const told = (text: string, path = 'apps/web/src/ui/x.tsx') => checkDates([{ path, text }]).length;

test('a screen that writes a date by itself is told where that is done', () => {
  expect(told("new Intl.DateTimeFormat('en').format(at)")).toBe(1);
  expect(told('format.formatRange(from, to)')).toBe(1);
  expect(told('at.toLocaleDateString()')).toBe(1);
  expect(told('Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe(0);
  expect(told('new Intl.DateTimeFormat(x)', 'packages/shared/src/languages/dates.ts')).toBe(0);
});
