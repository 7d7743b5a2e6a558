import { expect, test } from 'vitest';
import {
  accountProblems,
  grouped,
  isIban,
  isRoutingNumber,
  lastFour,
  normalNumbers,
  payoutCountries,
  shapeOf,
} from './bank-account.ts';

test.each([
  ['GB82 WEST 1234 5698 7654 32', 'GB'],
  ['de89 3704 0044 0532 0130 00', 'DE'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR'],
  ['NO93 8601 1117 947', 'NO'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT'],
  ['PL61 1090 1014 0000 0712 1981 2874', 'PL'],
])('a seller can be paid to %s', (iban, country) => {
  expect(isIban(iban, country)).toBe(true);
});

test.each([
  ['GB82 WEST 1234 5698 7654 33', 'GB'],
  ['GB82 WEST 1234 5698 7654', 'GB'],
  ['GB82 WEST 1234 5698 7654 32', 'DE'],
  ['DE89 3704 0044 0532 0103 00', 'DE'],
  ['hello', 'GB'],
  ['', 'GB'],
])('a slip in %s is noticed before money goes there', (iban, country) => {
  expect(isIban(iban, country)).toBe(false);
});

test('any single wrong digit and any two swapped ones of an IBAN are noticed', () => {
  const iban = 'DE89370400440532013000';
  const slips = [...iban].slice(2).flatMap((digit, index) => {
    const at = index + 2;
    const wrong = [...'0123456789'].filter((other) => other !== digit);
    const swapped = iban[at + 1];
    return [
      ...wrong.map((other) => iban.slice(0, at) + other + iban.slice(at + 1)),
      ...(swapped && swapped !== digit ? [iban.slice(0, at) + swapped + digit + iban.slice(at + 2)] : []),
    ];
  });
  expect(slips.filter((slip) => isIban(slip, 'DE'))).toEqual([]);
});

test('a routing number with two digits swapped is noticed', () => {
  expect(isRoutingNumber('021000021')).toBe(true);
  expect(isRoutingNumber('012000021')).toBe(false);
  expect(isRoutingNumber('02100002')).toBe(false);
  expect(isRoutingNumber('000000000')).toBe(false);
});

test('each country asks for the numbers people have there', () => {
  expect(['DE', 'US', 'GB', 'MA'].map(shapeOf)).toEqual(['iban', 'routing', 'sort-code', 'plain']);
  expect(payoutCountries).toHaveLength(new Set(payoutCountries).size);
});

test.each([
  [{ country: 'US', number: '000 123 456 789', routing: '110000000' }, []],
  [{ country: 'US', number: '12', routing: '110000001' }, ['routing routing', 'number number']],
  [{ country: 'GB', number: '00012345', routing: '10-88-00' }, []],
  [{ country: 'GB', number: '123456789', routing: '10-88' }, ['routing sort-code', 'number number']],
  [{ country: 'GB', number: '00012345', routing: null }, ['routing sort-code']],
  [{ country: 'DE', number: 'DE89370400440532013000', routing: null }, []],
  [{ country: 'DE', number: 'DE89370400440532013001', routing: null }, ['number iban']],
  [{ country: 'MA', number: '0071', routing: 'BCMAMAMC' }, []],
  [{ country: 'MA', number: 'x', routing: '' }, ['routing bank-code', 'number number']],
  [{ country: 'AQ', number: '1', routing: null }, ['country country']],
])('what is wrong with %j is told field by field', (numbers, problems) => {
  expect(accountProblems(numbers).map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});

test('an account is kept in one form, however it was written', () => {
  expect(normalNumbers({ country: 'GB', number: ' 012 3456 ', routing: '10-88-00' })).toEqual({
    ...{ country: 'GB', number: '00123456', routing: '108800' },
  });
  expect(normalNumbers({ country: 'DE', number: 'de89 3704 0044 0532 0130 00', routing: 'x' })).toEqual({
    ...{ country: 'DE', number: 'DE89370400440532013000', routing: null },
  });
});

test('an account number reads in groups of four, and once kept as its last four', () => {
  expect(grouped('gb82west12345698765432')).toBe('GB82 WEST 1234 5698 7654 32');
  expect(lastFour('GB82 WEST 1234 5698 7654 32')).toBe('5432');
});
