import { expect, test } from 'vitest';
import { grouped, isIban, isRoutingNumber, shapeOf } from './bank-account.ts';

test.each([
  ['GB82 WEST 1234 5698 7654 32', 'GB'],
  ['de89 3704 0044 0532 0130 00', 'DE'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR'],
])('a seller can be paid to %s', (iban, country) => {
  expect(isIban(iban, country)).toBe(true);
});

test.each([
  ['GB82 WEST 1234 5698 7654 33', 'GB'],
  ['GB82 WEST 1234 5698 7654', 'GB'],
  ['GB82 WEST 1234 5698 7654 32', 'DE'],
  ['hello', 'GB'],
  ['', 'GB'],
])('a slip in %s is noticed before money goes there', (iban, country) => {
  expect(isIban(iban, country)).toBe(false);
});

test('a routing number with two digits swapped is noticed', () => {
  expect(isRoutingNumber('021000021')).toBe(true);
  expect(isRoutingNumber('012000021')).toBe(false);
  expect(isRoutingNumber('02100002')).toBe(false);
});

test('each country asks for the numbers people have there', () => {
  expect([shapeOf('DE'), shapeOf('US'), shapeOf('MA')]).toEqual(['iban', 'routing', 'plain']);
});

test('an account number reads in groups of four', () => {
  expect(grouped('gb82west12345698765432')).toBe('GB82 WEST 1234 5698 7654 32');
});
