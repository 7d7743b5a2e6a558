import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const bowl = {
  _id: '1' as never,
  title: 'Throw your first bowl; clay, wheel and tea',
  description: 'Bring an apron.\nWe fire it for you.',
  startsAt: '2026-11-24T18:30:00.000Z',
  endsAt: '2026-11-24T21:00:00.000Z',
  place: 'Porto studio',
  address: 'Rua do Almada 12',
  city: 'Porto',
  online: false,
  status: 'active' as const,
  version: 3,
};
const now = new Date('2026-11-20T12:00:00Z');
const file = calendarFile(bowl, 'https://souk.example/event-view/1', now);

test('an event goes into a calendar at its moment', () => {
  expect(file).toContain('\r\nDTSTART:20261124T183000Z\r\n');
  expect(file).toContain('\r\nDTEND:20261124T210000Z\r\n');
});

test('signs that mean something to calendars are escaped', () => {
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Throw your first bowl\\; clay\\, wheel and tea');
  expect(file.replaceAll('\r\n ', '')).toContain('Bring an apron.\\nWe fire it for you.');
});

test('no line is longer than calendars accept', () => {
  const long = calendarFile({ ...bowl, description: 'كلمة طويلة '.repeat(40) }, 'https://souk.example/', now);
  for (const line of long.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('a change takes the place of what was there, and a cancelled event says so', () => {
  expect(file).toContain('\r\nSEQUENCE:3\r\nSTATUS:CONFIRMED\r\n');
  const off = calendarFile({ ...bowl, status: 'cancelled', version: 4 }, 'https://souk.example/e', now);
  expect(off).toContain('\r\nSEQUENCE:4\r\nSTATUS:CANCELLED\r\n');
});

test('a title cannot bring lines of its own', () => {
  const sly = calendarFile(
    { ...bowl, title: 'Tea\r\nATTENDEE:x\rORGANIZER:y' },
    'https://souk.example/e',
    now,
  );
  expect(sly).not.toMatch(/^(ATTENDEE|ORGANIZER)/m);
  expect(sly.replaceAll('\r\n', '')).not.toContain('\r');
});

test('an event at home is found by its page', () => {
  expect(calendarFile({ ...bowl, online: true }, 'https://souk.example/e', now)).toContain(
    'LOCATION:https://souk.example/e',
  );
});
