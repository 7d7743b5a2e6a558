import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';
import { momentOf } from './moment.ts';

const written = (locale: string) =>
  momentOf(createFormats({ locale, timeZone: 'UTC', now: () => 0 }), '2026-11-20T16:46:00Z');

test('a day and a time stand apart by the comma of their language', () => {
  expect(written('en-GB')).toBe('20 Nov, 16:46');
  expect(written('ar-u-nu-arab')).toContain('، ');
  expect(written('ar-u-nu-arab')).not.toContain(',');
});
