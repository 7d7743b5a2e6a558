import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefgh', 'weak'],
  ['kettle7', 'weak'],
  ['bluekettle', 'fair'],
  ['Kettle-on-7', 'good'],
  ['the kettle sings at noon', 'strong'],
  ['سوق الخزف مفتوح', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what everyone knows about someone adds nothing', () => {
  expect(passwordStrength('maya.okafor1990', ['maya.okafor@mail.com'])).toBe('weak');
});
