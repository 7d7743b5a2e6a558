import { expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  firstDay,
  inputOf,
  isTooSoon,
  isUntouched,
  movedTo,
  newLot,
  startOf,
} from './draft.ts';

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

test('a lot goes to its new place and never off the list', () => {
  const list = ['a', 'b', 'c'].map((key) => ({ key }));
  const keys = (key: string, to: number) => movedTo(list, key, to).map((one) => one.key);
  expect(keys('b', 0)).toEqual(['b', 'a', 'c']);
  expect(keys('a', 2)).toEqual(['b', 'c', 'a']);
  expect(keys('a', -1)).toEqual(['a', 'b', 'c']);
  expect(keys('c', 3)).toEqual(['a', 'b', 'c']);
  expect(keys('x', 1)).toEqual(['a', 'b', 'c']);
});

test('what is sent names the time by the clocks of the host’s place, and every lot with its terms', () => {
  const lot = { ...newLot('vase'), start: 500 };
  const draft = { ...emptyDraft, title: 'Night kiln', day: '2026-11-20', time: '21:00', lots: [lot] };
  expect(inputOf(draft, { timeZone: 'Europe/Lisbon', currency: 'EUR' })).toMatchObject({
    ...{ title: 'Night kiln', startsAt: '2026-11-20T21:00', timeZone: 'Europe/Lisbon' },
    lots: [{ _id: null, productId: 'vase', start: { amount: 500, currency: 'EUR' }, reserve: null }],
  });
});

test('a lot of one variant stays of that variant when its show is saved again', () => {
  const lot = { ...newLot('vase'), _id: 'lot', variantId: 'blue', start: { amount: 500, currency: 'EUR' } };
  const show = { ...emptyDraft, startsAt: '2026-11-20T21:00', lots: [lot] } as never;
  const { lots } = inputOf(draftOf(show), { timeZone: 'Europe/Lisbon', currency: 'EUR' });
  expect(lots).toMatchObject([{ _id: 'lot', productId: 'vase', variantId: 'blue' }]);
});

test('a host whose evening is the next day in UTC can choose today, and not yesterday where it is behind', () => {
  expect(firstDay(Date.parse('2026-11-21T01:30:00Z'), 'America/Los_Angeles')).toBe('2026-11-20');
  expect(firstDay(Date.parse('2026-11-20T23:30:00Z'), 'Asia/Tokyo')).toBe('2026-11-21');
});
