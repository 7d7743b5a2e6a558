import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEY_BYTES, secretsBy } from './secrets.ts';

const [first, second] = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)];
const plain = Buffer.from('12345678901234567890');

test('what is locked opens again, for whom it was locked, and holds nothing one could read', () => {
  const secrets = secretsBy({ locks: first });
  const locked = secrets.lock(plain, 'nour');
  expect(locked.includes(plain)).toBe(false);
  expect(secrets.open(locked, 'nour')).toEqual(plain);
  expect(secrets.open(locked, 'elif')).toBeUndefined();
  expect(secrets.lock(plain, 'nour')).not.toEqual(locked);
});

test('a bit changed anywhere, or an end cut off, opens nothing', () => {
  const secrets = secretsBy({ locks: first });
  const locked = secrets.lock(plain, 'nour');
  for (let at = 0; at < locked.length; at += 1) {
    const changed = Buffer.from(locked);
    changed[at]! ^= 1;
    // Without its mark it passes for something never locked, which is no secret of anyone's.
    expect(secrets.open(changed, 'nour')?.equals(plain) ?? false).toBe(false);
    expect(secrets.open(locked.subarray(0, at), 'nour')?.equals(plain) ?? false).toBe(false);
  }
});

test('a new key opens what the former one locked, while that one is named after it', () => {
  const locked = secretsBy({ locks: first }).lock(plain, 'nour');
  const both = secretsBy({ locks: second, opens: [first] });
  expect(both.open(locked, 'nour')).toEqual(plain);
  expect(both.isUpToDate(locked)).toBe(false);
  const anew = both.lock(plain, 'nour');
  expect(both.isUpToDate(anew)).toBe(true);
  expect(secretsBy({ locks: second }).open(anew, 'nour')).toEqual(plain);
  expect(secretsBy({ locks: second }).open(locked, 'nour')).toBeUndefined();
});

test('what was never locked is read as it is, and is to be locked once there is a key', () => {
  const secrets = secretsBy({ locks: first });
  expect(secrets.open(plain, 'nour')).toEqual(plain);
  expect(secrets.isUpToDate(plain)).toBe(false);
});

test('without a key nothing is locked, and what is locked stays so', () => {
  const none = secretsBy({ locks: undefined });
  expect(none.lock(plain, 'nour')).toEqual(plain);
  expect(none.isUpToDate(plain)).toBe(true);
  expect(none.open(secretsBy({ locks: first }).lock(plain, 'nour'), 'nour')).toBeUndefined();
});
