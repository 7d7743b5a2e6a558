import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRoot, mountSmallDisk, startProgram, temporaryFolder } from '../../testing/probe.ts';
import { prepareDataFolder } from './data-folder.ts';

test('a data folder that is not there yet is made for its owner alone', async () => {
  await using folder = temporaryFolder();
  const dataDir = join(folder.path, 'var/souk');
  prepareDataFolder(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('a data folder that is a file, or lies under one, is said', async () => {
  await using folder = temporaryFolder();
  const file = join(folder.path, 'notes');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(file)).toThrow(
    `The data folder ${file} is a file, not a folder: set SOUK_DATA to a folder that can be written.`,
  );
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(/lies under a file/);
});

test('a data folder that can never be is said', async () => {
  await using folder = temporaryFolder();
  symlinkSync('loop', join(folder.path, 'loop'));
  expect(() => prepareDataFolder('/proc/market')).toThrow(
    /\/proc\/market (cannot be made|may not be written)/,
  );
  expect(() => prepareDataFolder(join(folder.path, 'loop/data'))).toThrow(/is a link that leads to itself/);
  expect(() => prepareDataFolder(join(folder.path, 'x'.repeat(300)))).toThrow(/a name that is too long/);
});

test.runIf(isRoot)('a data folder on a read-only disk is said', async ({ skip }) => {
  await using folder = temporaryFolder();
  const dataDir = join(folder.path, 'disk');
  mkdirSync(dataDir);
  using disk = mountSmallDisk(dataDir, 'size=1m,ro');
  if (!disk) skip('this machine does not let us mount');
  expect(() => prepareDataFolder(dataDir)).toThrow(`The data folder ${dataDir} is on a read-only disk`);
});

test.runIf(isRoot)('a data folder of somebody else is said', async () => {
  await using folder = temporaryFolder();
  const dataDir = join(folder.path, 'theirs');
  prepareDataFolder(dataDir);
  const program = `process.setgid(65534); process.setuid(65534);
    const { prepareDataFolder } = await import('${import.meta.dirname}/data-folder.ts');
    try { prepareDataFolder('${dataDir}'); } catch (error) { console.log(error.message); }`;
  await using other = startProgram(['--input-type=module', '--eval', program]);
  await other.exited;
  expect(other.output()).toContain(`The data folder ${dataDir} may not be written by this user`);
});
