import { expect, test } from 'vitest';
import { emptyDraft, isTooSoon, isUntouched, moved, startOf } from './draft.ts';

const at = (time: string) => new Date(`2026-11-20T${time}`).getTime();

test('a host’s evening begins by the clock on their wall', () => {
  expect(startOf({ day: '2026-11-20', time: '21:00' })?.getTime()).toBe(at('21:00'));
  expect(startOf({ day: '', time: '21:00' })).toBeNull();
  expect(startOf({ day: '2026-11-20', time: '' })).toBeNull();
});

test('a show cannot start before people could come', () => {
  const draft = { day: '2026-11-20', time: '21:00' };
  expect(isTooSoon(draft, at('20:50'))).toBe(false);
  expect(isTooSoon(draft, at('20:58'))).toBe(true);
  expect(isTooSoon(draft, at('23:00'))).toBe(true);
  expect(isTooSoon({ day: '', time: '21:00' }, at('23:00'))).toBe(false);
});

test('a form nobody wrote in has no draft to speak of', () => {
  expect(isUntouched({ ...emptyDraft, language: 'ar' })).toBe(true);
  expect(isUntouched({ ...emptyDraft, title: 'Night kiln' })).toBe(false);
});

test('a piece moves one place and never off the list', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
});
