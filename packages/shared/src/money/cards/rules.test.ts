import { expect, test } from 'vitest';
import {
  brandOf,
  cardDigits,
  codeLengthOf,
  groupCardNumber,
  isCardCode,
  isCardNumber,
  isExpired,
  isTooFar,
  parseExpiry,
  testCards,
  writeExpiry,
} from './rules.ts';

test.each([
  ['4242424242424242', 'visa', '4242 4242 4242 4242', 3],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444', 3],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222', 3],
  ['378282246310005', 'amex', '3782 822463 10005', 4],
  ['6011111111111117', 'discover', '6011 1111 1111 1117', 3],
  ['36227206271667', 'diners', '3622 720627 1667', 3],
  ['3566002020360505', 'jcb', '3566 0020 2036 0505', 3],
  ['6200000000000005', 'unionpay', '6200 0000 0000 0005', 3],
  ['6759649826438453', null, '6759 6498 2643 8453', 3],
])('the number %s is written as on the card', (digits, brand, shown, codeLength) => {
  expect(brandOf(digits)).toBe(brand);
  expect(groupCardNumber(digits)).toBe(shown);
  expect(codeLengthOf(digits)).toBe(codeLength);
  expect(isCardNumber(digits)).toBe(true);
  const last = (Number(digits.at(-1)) + 1) % 10;
  expect(isCardNumber(`${digits.slice(0, -1)}${last}`)).toBe(false);
  expect(isCardNumber(digits.slice(0, -1))).toBe(false);
});

test('what is pasted along with a number falls away, and so does what is too much', () => {
  expect(cardDigits('Card: 4242-4242 4242.4242')).toBe('4242424242424242');
  expect(cardDigits('3782 822463 10005 99')).toBe('378282246310005');
  expect(isCardNumber('')).toBe(false);
});

test.each([
  ['1', '', '1'],
  ['5', '', '05 / '],
  ['11', '1', '11 / '],
  ['1/', '1', '01 / '],
  ['11 / 2', '11 / ', '11 / 2'],
  ['11 / 28', '11 / 2', '11 / 28'],
  ['1128', '', '11 / 28'],
  ['11/28', '', '11 / 28'],
  ['11/2028', '', '11 / 28'],
  ['112028', '', '11 / 28'],
  ['1/28', '', '01 / 28'],
  ['11 /', '11 / ', '1'],
  ['11 / ', '11 / 2', '11 / '],
  ['', '1', ''],
])('typing an expiry: %j after %j is %j', (typed, before, shown) => {
  expect(writeExpiry(typed, before)).toBe(shown);
});

test('a card is good until its month is over', () => {
  const today = new Date(2026, 10, 30);
  expect(isExpired({ month: 11, year: 2026 }, today)).toBe(false);
  expect(isExpired({ month: 10, year: 2026 }, today)).toBe(true);
  expect(isExpired({ month: 12, year: 2025 }, today)).toBe(true);
  expect(isTooFar({ month: 1, year: 2052 }, today)).toBe(true);
  expect(parseExpiry('13 / 28')).toBeNull();
  expect(parseExpiry('11 / 2')).toBeNull();
  expect(parseExpiry('11 / 28')).toEqual({ month: 11, year: 2028 });
});

test('the code on the card has the length of its brand', () => {
  expect(isCardCode('123', testCards.paid)).toBe(true);
  expect(isCardCode('1234', testCards.paid)).toBe(false);
  expect(isCardCode('1234', '378282246310005')).toBe(true);
  for (const digits of Object.values(testCards)) expect(isCardNumber(digits)).toBe(true);
});
