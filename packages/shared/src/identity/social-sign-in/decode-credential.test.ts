import { expect, test } from 'vitest';
import { decodeCredential } from './decode-credential.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const credential = (claims: unknown) => `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`;

test('a credential decodes to exactly the eight fields', () => {
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'market',
    exp: 1,
    sub: '10769150350006150715113082367',
    email: 'nour@example.com',
    email_verified: true,
    hd: 'example.com',
    name: 'نور حداد 🏺',
    given_name: 'نور',
    family_name: 'حداد',
    picture: 'https://pictures.example/nour.jpg',
    nonce: 'n',
  };
  expect(decodeCredential(credential(claims))).toEqual({
    email: 'nour@example.com',
    email_verified: true,
    hd: 'example.com',
    family_name: 'حداد',
    given_name: 'نور',
    name: 'نور حداد 🏺',
    picture: 'https://pictures.example/nour.jpg',
    id: '10769150350006150715113082367',
  });
});

test('what a credential does not say, or says in another shape, is null', () => {
  expect(decodeCredential(credential({ sub: 7, name: ['Nour'], email: { at: 'x' } }))).toEqual({
    email: null,
    email_verified: null,
    hd: null,
    family_name: null,
    given_name: null,
    name: null,
    picture: null,
    id: null,
  });
});

test('the word "true" of Apple stays a word', () => {
  expect(decodeCredential(credential({ sub: 'a', email_verified: 'true' })).email_verified).toBe('true');
});

test.each(['', 'a', 'a.b', 'a.b.c.d', '..', 'a.!!.c', `a.${part(null)}.c`, `a.${part([1])}.c`, 'a.bm8.c'])(
  'what is not a credential is refused: %j',
  (jwt) => {
    expect(() => decodeCredential(jwt)).toThrow(Error);
  },
);
