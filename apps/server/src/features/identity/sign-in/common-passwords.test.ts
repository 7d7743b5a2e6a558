import { expect, test } from 'vitest';
import { refuseCommonPassword } from './common-passwords.ts';

const about = ['nour.haddad@example.com', 'Nour Haddad'];
const verdict = async (password: string) =>
  await refuseCommonPassword(password, about).then(
    () => 'taken',
    (failure) => failure.details[0].field,
  );

test.each([
  'password1',
  'QWERTYUIOP',
  'iloveyou',
  'trustno1',
  '12345678',
  '1234567890123456',
  'hgfedcba',
  'aaaaaaaaaaaa',
  'xyxyxyxyxy',
  '😀😀😀😀😀😀😀😀',
  'nour.haddad@example.com',
  'nour.haddad',
  'NourHaddad',
  'nour haddad 1990',
])('"%s" is too easy to guess', async (password) => {
  expect(await verdict(password)).toBe('password');
});

test.each(['open-the-market', 'three goats on a roof', 'nour haddad sells lamps', 'aaaaaaab', '40718263'])(
  '"%s" is a password',
  async (password) => {
    expect(await verdict(password)).toBe('taken');
  },
);
