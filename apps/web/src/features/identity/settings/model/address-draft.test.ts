import { addressLines } from '@souk/shared/identity/addresses/address-lines.ts';
import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, isChanged } from './address-draft.ts';

const home = {
  _id: 'a1',
  name: 'Maya Okafor',
  country: 'US',
  street: '214 Lincoln Place',
  extra: 'Apt 3R',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11238',
  phone: '+17185550142',
  holdUntil: null,
  isDefault: true,
} as unknown as Address;

test('an address goes into the form and out again as it was, without its id', () => {
  const { _id, ...rest } = home;
  expect(bodyOf(draftOf(home))).toEqual(rest);
});

test('only what was written by hand counts as changed', () => {
  const before = emptyDraft('Maya', 'US');
  expect(isChanged({ ...before }, before)).toBe(false);
  expect(isChanged({ ...before, city: 'Brooklyn' }, before)).toBe(true);
});

test.each([
  [{}, ['214 Lincoln Place', 'Apt 3R', 'Brooklyn, NY 11238', 'Here']],
  [
    { country: 'GB', extra: '', region: '', city: 'London', postalCode: 'SW1A 1AA' },
    ['214 Lincoln Place', 'London, SW1A 1AA', 'Here'],
  ],
  [
    { country: 'PT', region: '', city: 'Lisboa', postalCode: '1200-056' },
    ['214 Lincoln Place', 'Apt 3R', '1200-056 Lisboa', 'Here'],
  ],
  [
    { country: 'MX', region: 'CDMX', city: 'Coyoacán', postalCode: '04000' },
    ['214 Lincoln Place', 'Apt 3R', '04000 Coyoacán, CDMX', 'Here'],
  ],
  [
    { country: 'HK', region: '', city: 'Kowloon', postalCode: '' },
    ['214 Lincoln Place', 'Apt 3R', 'Kowloon', 'Here'],
  ],
])('with %j an address is written as its country writes it', (change, lines) => {
  expect(addressLines({ ...home, ...change }, 'Here')).toEqual(lines);
});
