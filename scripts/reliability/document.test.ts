import { expect, test } from 'vitest';
import { reliabilityPage } from './document.ts';
import type { TriedBy } from './record.ts';

const once: TriedBy = {
  what: 'killing Postgres',
  times: 15,
  seen: 'back | soon',
  file: 'a.test.ts',
  test: 'it comes back',
  figures: 'short',
  on: '2026-11-22',
};

test('a reader finds each fault, how often it was tried, and what was not tried', () => {
  const page = reliabilityPage([once, { ...once, times: 20_000, figures: 'long' }]);
  expect(page).toContain('| 15 | [it comes back](../a.test.ts) | back \\| soon | 2026-11-22 |\n| 20,000 |');
  const [, rawSockets = ''] = page.split('## Raw sockets');
  expect(rawSockets.split('##')[0]).toContain('Not tried in this working copy yet.');
});
