import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test('two days are written in one, in the reader’s language, wherever they are', () => {
  const days = { from: '2026-11-24', to: '2026-11-26' };
  expect(dayRange('en', days)).toMatch(/^Tue 24 Nov\s–\sThu 26 Nov$/);
  expect(dayRange('en', { from: '2026-11-30', to: '2026-12-02' })).toMatch(/^Mon 30 Nov\s–\sWed 2 Dec$/);
  expect(dayRange('en', { from: '2026-11-24', to: '2026-11-24' })).toBe('Tue 24 Nov');
  expect(dayRange('fr', days)).toMatch(/^mar\. 24\s–\sjeu\. 26 nov\.$/);
});
