import type { PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { expect, test } from 'vitest';
import { changesOf, inputOf } from './profile-input.ts';

const nour = {
  name: 'Nour',
  handle: 'nour',
  bio: '',
  city: null,
  links: [{ label: 'Workshop', url: 'https://nour.example' }],
} as unknown as PublicUser;

test('a form sent as it was opened changes nothing', () => {
  expect(changesOf(nour, inputOf(nour))).toEqual({});
});

test('only what differs is sent, without the blanks around it', () => {
  const input = { ...inputOf(nour), name: ' Nour Haddad ', city: 'Porto' };
  expect(changesOf(nour, input)).toEqual({ name: 'Nour Haddad', city: 'Porto' });
});

test('links are sent all together when one of them differs', () => {
  const input = inputOf(nour);
  input.links.push({ key: 7, label: 'Shop ', url: ' https://shop.example' });
  expect(changesOf(nour, input)).toEqual({
    links: [...nour.links, { label: 'Shop', url: 'https://shop.example' }],
  });
  expect(changesOf(nour, { ...inputOf(nour), links: [] })).toEqual({ links: [] });
});
