import { expect, test } from 'vitest';
import { parseTime } from './time-input.model.ts';

test.each([
  ['19:30', '19:30'],
  ['9:05', '09:05'],
  ['9', '09:00'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['19.30', '19:30'],
  ['19h30', '19:30'],
  ['19 h', '19:00'],
  ['7:30 pm', '19:30'],
  ['7:30 p. m.', '19:30'],
  ['7PM', '19:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['٧:٣٠ م', '19:30'],
  ['٠٩:٣٠', '09:30'],
])('someone who types %s means %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test.each(['', '24:00', '19:60', '13 pm', '0 am', 'noon', '19:3', '12345'])('%s is no time', (typed) => {
  expect(parseTime(typed)).toBeNull();
});
