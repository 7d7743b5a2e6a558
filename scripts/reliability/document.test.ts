import { expect, test } from 'vitest';
import { reliabilityPage } from './document.ts';
import type { TriedBy } from './record.ts';

const file = 'scripts/reliability/document.test.ts';
const once: TriedBy = {
  what: 'killing Postgres',
  times: 15,
  seen: 'back | soon',
  file,
  test: 'it comes back',
  figures: 'short',
  on: '2026-11-22',
};
const long: TriedBy = { ...once, times: 20_000, figures: 'long' };

test('a reader finds each fault, how often it was tried, and what was not tried', () => {
  const page = reliabilityPage('', [once, long]);
  const by = `[it comes back](../${file}) | back \\| soon | 2026-11-22 |`;
  expect(page).toContain(`| 15 | short | ${by}\n| 20,000 | long | ${by}`);
  const [, rawSockets = ''] = page.split('## Raw sockets');
  expect(rawSockets.split('##')[0]).toContain('Not tried yet.');
});

test('what a working copy did not try stays on the page, and what it tried again is told anew', () => {
  const page = reliabilityPage('', [once, long]);
  expect(reliabilityPage(page, [])).toBe(page);
  const again = { ...once, times: 16, on: '2026-11-23' };
  expect(reliabilityPage(page, [again])).toBe(reliabilityPage('', [again, long]));
});

test('what a test tried that is there no longer is not told', () => {
  const gone = { ...once, file: 'scripts/reliability/gone.test.ts' };
  const page = reliabilityPage('', [gone]);
  expect(page).not.toContain('it comes back');
});

test('tests of one file that say the same are added up, with the day of the oldest', () => {
  const others = ['one', 'other'].map((test, n) => ({ ...once, test, seen: 'mail', on: `2026-11-2${n}` }));
  expect(reliabilityPage('', others)).toContain(
    `| 30 | short | [2 of its tests](../${file}) | mail | 2026-11-20 |`,
  );
});
