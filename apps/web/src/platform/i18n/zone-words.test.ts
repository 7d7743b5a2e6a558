import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';
import { zoneOptions, zoneWords } from './zone-words.ts';

const winter = Date.UTC(2026, 0, 15);
const summer = Date.UTC(2026, 6, 15);

test('a time zone is called by its place and how far it is from Greenwich', () => {
  expect(zoneWords('Africa/Casablanca', 'en', winter)).toBe('Casablanca (GMT+1)');
  expect(zoneWords('America/Argentina/Buenos_Aires', 'es', winter)).toBe('Buenos Aires (GMT-3)');
  expect(zoneWords('Asia/Kolkata', 'fr', winter)).toBe('Kolkata (UTC+5:30)');
});

test('summer time counts', () => {
  expect(zoneWords('Europe/London', 'en', winter)).toBe('London (GMT)');
  expect(zoneWords('Europe/London', 'en', summer)).toBe('London (GMT+1)');
});

test('what is no place is said once', () => {
  expect(zoneWords('UTC', 'en', winter)).toMatch(/^UTC( \(GMT\))?$/);
  expect(placeOf('UTC')).toBe('UTC');
});

test('a zone that is set is offered once, whether or not the browser lists it', () => {
  const listed = zoneOptions('Europe/Lisbon', 'en', winter).filter(({ value }) => value === 'Europe/Lisbon');
  const unlisted = zoneOptions('UTC', 'en', winter).filter(({ value }) => value === 'UTC');
  expect([listed.length, unlisted.length]).toEqual([1, 1]);
});
