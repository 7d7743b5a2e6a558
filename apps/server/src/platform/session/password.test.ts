import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password opens what was locked with it, and no other does', async () => {
  const stored = await hashPassword('open-the-market');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('open-the-market', stored)).toBe(true);
  expect(await verifyPassword('open-the-market ', stored)).toBe(false);
});

test('the same password is never stored twice alike', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('without a stored password nothing opens', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('anything', undefined)).toBe(false);
});

test('a hash of another making is an error rather than a wrong password', async () => {
  await expect(verifyPassword('x', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow('argon2id');
});
