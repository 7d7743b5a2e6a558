import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/probe.ts';
import { readConfig } from '../config/config.ts';
import { openSecrets } from './open-secrets.ts';

const plain = Buffer.from('12345678901234567890');
const key = Buffer.alloc(32, 1).toString('base64');
const other = Buffer.alloc(32, 2).toString('base64');
const DATABASE_URL = 'postgres://me:pw@db/souk';

const opened = (path: string, env: Record<string, string> = {}) =>
  openSecrets(readConfig({ SOUK_DATA: path, ...env }));

test('a first start makes a key that only its owner may read, and later starts use it', async () => {
  await using folder = temporaryFolder();
  const path = join(folder.path, 'not/there/yet');
  const locked = opened(path).lock(plain, 'nour');
  expect(readdirSync(path)).toEqual(['secret.key']);
  expect(statSync(join(path, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(opened(path).open(locked, 'nour')).toEqual(plain);
});

test('a key that is lost is not the next one', async () => {
  await using folder = temporaryFolder();
  const locked = opened(folder.path).lock(plain, 'nour');
  rmSync(join(folder.path, 'secret.key'));
  expect(opened(folder.path).open(locked, 'nour')).toBeUndefined();
});

test('a key that is damaged is said, and left as it is', async () => {
  await using folder = temporaryFolder();
  const path = join(folder.path, 'secret.key');
  writeFileSync(path, 'guess');
  expect(() => opened(folder.path)).toThrow(
    `The key in ${path} is damaged: bring that file back from a backup.`,
  );
  expect(readFileSync(path, 'utf8')).toBe('guess');
});

test('a configured key is used in place of a file, and processes with folders of their own share it', async () => {
  await using one = temporaryFolder();
  await using two = temporaryFolder();
  const locked = opened(one.path, { DATABASE_URL, SOUK_SECRET_KEY: key }).lock(plain, 'nour');
  expect(opened(two.path, { DATABASE_URL, SOUK_SECRET_KEY: key }).open(locked, 'nour')).toEqual(plain);
  expect([readdirSync(one.path), readdirSync(two.path)]).toEqual([[], []]);
});

test('whoever moves from the file to a key of their own loses nothing', async () => {
  await using folder = temporaryFolder();
  const locked = opened(folder.path).lock(plain, 'nour');
  const moved = opened(folder.path, { SOUK_SECRET_KEY: `${key}, ${other}` });
  expect(moved.open(locked, 'nour')).toEqual(plain);
  expect(moved.isUpToDate(locked)).toBe(false);
});

test('with a database elsewhere and no key, none is made that other processes would not have', async () => {
  await using folder = temporaryFolder();
  expect(opened(folder.path, { DATABASE_URL }).lock(plain, 'nour')).toEqual(plain);
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a file left from before opens what it locked, but locks nothing that other processes could not open', async () => {
  await using folder = temporaryFolder();
  const locked = opened(folder.path).lock(plain, 'nour');
  const elsewhere = opened(folder.path, { DATABASE_URL });
  expect(elsewhere.open(locked, 'nour')).toEqual(plain);
  expect(elsewhere.isUpToDate(locked)).toBe(false);
  expect(elsewhere.lock(plain, 'nour')).toEqual(plain);
});

test.each(['short', `${key} ${key}`, key.slice(1), 'x'.repeat(64)])(
  'the key "%s" is refused at the start, and not shown',
  (given) => {
    expect(() => readConfig({ SOUK_SECRET_KEY: given })).toThrow(
      'SOUK_SECRET_KEY must be 32 random bytes in base64, as "openssl rand -base64 32" prints them.',
    );
  },
);
