import { describe, expect, test } from 'vitest';
import { readPhone } from './phone.ts';
import {
  needsPostalCode,
  normalPostalCode,
  postalCodeFits,
  postalDigits,
  postalExample,
} from './postal-code.ts';
import { normalRegion, regionKind, regionNeeded, regionsOf } from './regions.ts';
import { addressProblems, earliestHoldDay } from './rules.ts';

const maya = {
  name: 'Maya Okafor',
  country: 'US',
  street: '214 Lincoln Place',
  extra: '',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11238',
  phone: '+17185550142',
};

describe('a postal code', () => {
  test.each([
    ['US', '11238', '11238', true],
    ['US', '112380142', '11238-0142', true],
    ['US', '1123', '1123', false],
    ['CA', ' k1a0b1 ', 'K1A 0B1', true],
    ['CA', 'D1A 0B1', 'D1A 0B1', false],
    ['GB', 'sw1a1aa', 'SW1A 1AA', true],
    ['GB', 'M1 1AE', 'M1 1AE', true],
    ['IE', 'd02x285', 'D02 X285', true],
    ['NL', '1012ab', '1012 AB', true],
    ['BR', '01310100', '01310-100', true],
    ['PT', '1100148', '1100-148', true],
    ['PL', '00001', '00-001', true],
    ['JP', '1500002', '150-0002', true],
    ['SE', '11122', '111 22', true],
    ['ES', '53001', '53001', false],
    ['FR', '75 011', '75011', true],
    ['EG', '١١٥١١', '11511', true],
    ['KZ', 'anything  goes', 'ANYTHING GOES', true],
  ])('in %s, %j is kept as %j', (country, typed, kept, fits) => {
    expect([normalPostalCode(typed, country), postalCodeFits(typed, country)]).toEqual([kept, fits]);
  });

  test('that is shown as an example fits its own country, and stays as it is', () => {
    const countries =
      'AR AT AU BE BR CA CH CN CZ DE DK ES FI FR GB GR HU IE IL IN IT JP KR LU MA MX NL NO NZ PL PT RO SA SE SG SK TR TW UA US ZA';
    for (const country of countries.split(' ')) {
      const example = postalExample(country) ?? '';
      expect([country, postalCodeFits(example, country), normalPostalCode(example, country)]).toEqual([
        country,
        true,
        example,
      ]);
    }
  });

  test('is told by its digits where it has nothing else, and is not asked for where there are none', () => {
    expect([postalDigits('US'), postalDigits('GB'), postalDigits('KZ')]).toEqual([5, undefined, undefined]);
    expect([needsPostalCode('HK'), needsPostalCode('US')]).toEqual([false, true]);
  });
});

describe('a region', () => {
  test.each([
    ['ny', 'US', 'NY'],
    [' new  york ', 'US', 'NY'],
    ['Québec', 'CA', 'QC'],
    ['Île-de-France', 'FR', 'Île-de-France'],
  ])('%j in %s is kept as %j', (typed, country, kept) => {
    expect(normalRegion(typed, country)).toBe(kept);
  });

  test('is chosen from a list in the countries that have one here', () => {
    const sizes = ['US', 'CA', 'AU', 'BR', 'MX', 'FR'].map((country) => regionsOf(country).length);
    expect(sizes).toEqual([54, 13, 8, 27, 32, 0]);
    for (const country of ['US', 'CA', 'AU', 'BR', 'MX']) {
      const codes = regionsOf(country).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test('is needed by an American and not by a Frenchwoman', () => {
    expect([regionKind('US'), regionNeeded('US')]).toEqual(['state', true]);
    expect([regionKind('FR'), regionNeeded('FR')]).toEqual(['region', false]);
  });
});

describe('a telephone number', () => {
  test.each([
    ['(718) 555-0142', 'US', '+17185550142'],
    ['+33 6 12 34 56 78', 'US', '+33612345678'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', '+201001234567'],
    ['12', 'US', undefined],
    ['718 555 0142 ext. 5', 'US', undefined],
    ['call 718 555 0142', 'US', undefined],
    ['+999 123 456', 'FR', undefined],
    ['0612345678', 'ZZ', undefined],
  ])('%j in %s is kept as %j', (typed, country, kept) => {
    expect(readPhone(typed, country)).toBe(kept);
  });
});

describe('an address', () => {
  test.each([
    ['is complete', {}, []],
    ['has no name', { name: ' ' }, [{ field: 'name', problem: 'required' }]],
    ['has no street', { street: '' }, [{ field: 'street', problem: 'required' }]],
    ['has two letters of a street', { street: 'Ab' }, [{ field: 'street', problem: 'street' }]],
    ['is nowhere', { country: 'XX', region: '' }, [{ field: 'country', problem: 'country' }]],
    ['has no state', { region: '' }, [{ field: 'region', problem: 'required' }]],
    ['has a state of another country', { region: 'Bavaria' }, [{ field: 'region', problem: 'region' }]],
    ['has four digits of a ZIP', { postalCode: '1123' }, [{ field: 'postalCode', problem: 'postalCode' }]],
    ['has no ZIP', { postalCode: '' }, [{ field: 'postalCode', problem: 'required' }]],
    ['lies where no codes are', { country: 'HK', region: '', postalCode: '' }, []],
  ])('that %s', (_, change, problems) => {
    expect(addressProblems({ ...maya, ...change })).toEqual(problems);
  });
});

test('today may be chosen wherever one is', () => {
  expect(earliestHoldDay(new Date('2026-11-21T11:00:00Z'))).toBe('2026-11-20');
  expect(earliestHoldDay(new Date('2026-11-21T13:00:00Z'))).toBe('2026-11-21');
});
