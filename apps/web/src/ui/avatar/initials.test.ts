import { expect, test } from 'vitest';
import { groundFor, initials } from './initials.ts';

test.each([
  ['Maya Okafor', 'MO'],
  ['maya', 'M'],
  ['Ana Maria de Souza', 'AS'],
  ['  ', ''],
  ['نور الهدى', 'نا'],
  ['🏺 Halden', '🏺H'],
])('%j stands as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('someone always stands on the same ground', () => {
  expect(groundFor('Maya Okafor')).toBe(groundFor('Maya Okafor'));
  expect(groundFor('')).toMatch(/^oklch/);
});
