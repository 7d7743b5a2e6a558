import { describe, expect, test } from 'vitest';
import { commonPlans, digitsOf, splitE164, toE164 } from './phone.model.ts';
import { formatNational, isPhoneNumber } from './phone-library.ts';

describe('a number as it is kept', () => {
  test.each([
    ['6 12 34 56 78', '33', '+33612345678'],
    ['06 12 34 56 78', '33', '+33612345678'],
    ['(718) 555-0142', '1', '+17185550142'],
    ['06 1234 5678', '39', '+390612345678'],
    ['٠١٠٠١٢٣٤٥٦٧', '20', '+201001234567'],
    ['+49 151 2345', '33', '+491512345'],
    ['', '33', ''],
    [' - ', '33', ''],
  ])('%j under +%s is %j', (typed, dial, kept) => {
    expect(toE164(typed, dial)).toBe(kept);
  });
});

describe('the country of a number', () => {
  test('is the one with the longest fitting dial code', () => {
    expect(splitE164('+351912345678', commonPlans, 'US')).toEqual({ country: 'PT', national: '912345678' });
    expect(splitE164('+33612345678', commonPlans, 'US')).toEqual({ country: 'FR', national: '612345678' });
  });

  test('is the reader’s own among those that share a code', () => {
    expect(splitE164('+14165550142', commonPlans, 'CA').country).toBe('CA');
    expect(splitE164('+17185550142', commonPlans, 'US').country).toBe('US');
  });

  test('stays as it was for an empty or unknown number', () => {
    expect(splitE164('', commonPlans, 'FR')).toEqual({ country: 'FR', national: '' });
    expect(splitE164('+999123', commonPlans, 'FR')).toEqual({ country: 'FR', national: '999123' });
  });
});

test('digits of any script are digits', () => {
  expect(digitsOf('+٣٣ ۶-12')).toBe('33612');
});

describe('a number as it is shown', () => {
  test.each([
    ['612345678', 'FR', '6 12 34 56 78'],
    ['7185550142', 'US', '(718) 555-0142'],
    ['912345678', 'PT', '912 345 678'],
    ['', 'FR', ''],
  ])('%s in %s', (national, country, shown) => {
    expect(formatNational(national, country)).toBe(shown);
  });

  test('is checked against its country’s plan', () => {
    expect(isPhoneNumber('+33612345678')).toBe(true);
    expect(isPhoneNumber('+336123')).toBe(false);
  });
});
