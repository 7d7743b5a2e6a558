import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withEnvFile } from './env-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'souk-env-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('what is really set wins over the .env file', () => {
  writeFileSync(join(root, '.env'), 'PORT=5000\nHOST="::1" # this machine\n');
  expect(withEnvFile({ PORT: '6000' }, root)).toEqual({ PORT: '6000', HOST: '::1' });
});

test('no .env file is as good as an empty one', () => {
  expect(withEnvFile({ PORT: '6000' }, root)).toEqual({ PORT: '6000' });
});

test('a .env that cannot be read is said', () => {
  mkdirSync(join(root, '.env'));
  expect(() => withEnvFile({}, root)).toThrow(/The settings file .* cannot be read/);
});
