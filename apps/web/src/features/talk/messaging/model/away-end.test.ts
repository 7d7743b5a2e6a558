import { expect, test } from 'vitest';
import { dayOf, endOfDay, noteAt } from './away-end.ts';

test('a note is said until the end of its day, where the seller is', () => {
  const until = new Date(endOfDay('2026-11-27'));
  expect([until.getDate(), until.getHours(), until.getMinutes()]).toEqual([27, 23, 59]);
  expect(dayOf(until.toISOString())).toBe('2026-11-27');
});

test('a seller who is back finds their note off, with its words', () => {
  const note = { on: true, text: 'Back on Monday.', until: endOfDay('2026-11-27') };
  const end = Date.parse(note.until);
  expect(noteAt(note, end - 1)).toBe(note);
  expect(noteAt(note, end)).toEqual({ on: false, text: 'Back on Monday.', until: null });
  const open = { on: true, text: 'Away.', until: null };
  expect(noteAt(open, end)).toBe(open);
});
