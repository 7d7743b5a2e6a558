import { expect, test } from 'vitest';
import { emptyEvent, endsBeforeStart, eventBody, wallClock } from './event-draft.ts';

const tasting = { ...emptyEvent('Europe/Lisbon'), title: 'Tasting', startDay: '2026-11-27' };

test('the clock on the wall is that of the place, not of the reader', () => {
  expect(wallClock('2026-11-21T10:00:00.000Z', 'Asia/Tokyo')).toEqual({ day: '2026-11-21', time: '19:00' });
  expect(wallClock('2026-11-21T23:30:00.000Z', 'Europe/Paris')).toEqual({ day: '2026-11-22', time: '00:30' });
});

test('an event without an end day ends on the day it begins', () => {
  expect(eventBody(tasting)).toMatchObject({ startsAt: '2026-11-27T19:00', endsAt: '2026-11-27T21:00' });
  expect(endsBeforeStart(tasting)).toBe(false);
});

test('an event cannot end before it begins', () => {
  expect(endsBeforeStart({ ...tasting, endTime: '18:00' })).toBe(true);
  expect(endsBeforeStart({ ...tasting, endTime: '18:00', endDay: '2026-11-28' })).toBe(false);
});

test('an online event sends its link and no address', () => {
  const body = eventBody({ ...tasting, online: true, link: 'https://souk.example/room', city: 'Lisbon' });
  expect(body).toMatchObject({ online: true, link: 'https://souk.example/room' });
  expect(body).not.toHaveProperty('city');
});
