import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram, temporaryFolder } from '../../testing/probe.ts';
import { lockDataFolder } from './data-lock.ts';

const holder = (dataDir: string) =>
  startProgram([
    '--input-type=module',
    '--eval',
    `const { lockDataFolder } = await import('${import.meta.dirname}/data-lock.ts');
    // Held by name: what nothing holds is collected, and its lock with it.
    globalThis.lock = lockDataFolder('${dataDir}');
    globalThis.lock.announce('http://localhost:4000');
    console.log('held');
    setInterval(() => {}, 1e6);`,
  ]);

test('a second market on one data folder hears where the first is', async () => {
  await using folder = temporaryFolder();
  await using first = holder(folder.path);
  await first.wrote('held');
  expect(() => lockDataFolder(folder.path)).toThrow(
    `This market is already running at http://localhost:4000 (its data folder is ${folder.path}).`,
  );
});

test('a second market hears that the first is still starting', async () => {
  await using folder = temporaryFolder();
  using first = lockDataFolder(folder.path);
  expect(() => lockDataFolder(folder.path)).toThrow(/This market is already starting in another window/);
  first.announce('http://localhost:4000');
  expect(() => lockDataFolder(folder.path)).toThrow(/already running at/);
});

test('a killed market does not keep its data folder locked', async () => {
  await using folder = temporaryFolder();
  await using killed = holder(folder.path);
  await killed.wrote('held');
  killed.child.kill('SIGKILL');
  await killed.exited;
  using next = lockDataFolder(folder.path);
  expect(next).toBeDefined();
});

test('a stopped market gives its data folder back', async () => {
  await using folder = temporaryFolder();
  lockDataFolder(folder.path)[Symbol.dispose]();
  using next = lockDataFolder(folder.path);
  expect(next).toBeDefined();
});

test('of several that start in the same moment one has the data folder, never none', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  await using started = new AsyncDisposableStack();
  const rounds = 12;
  const begin = Date.now() + 1_500;
  for (let round = 0; round < rounds; round += 1) mkdirSync(join(folder.path, String(round)));
  const starters = [1, 2, 3].map(() =>
    started.use(
      startProgram([
        '--input-type=module',
        '--eval',
        `const { lockDataFolder } = await import('${import.meta.dirname}/data-lock.ts');
      globalThis.locks = [];
      for (let round = 0; round < ${rounds}; round += 1) {
        while (Date.now() < ${begin} + 300 * round);
        try {
          globalThis.locks.push(lockDataFolder('${folder.path}/' + round));
          console.log('took ' + round + '.');
        } catch {}
      }
      console.log('done');
      setInterval(() => {}, 1e6);`,
      ]),
    ),
  );
  for (const starter of starters) await starter.wrote('done');
  const said = starters.map((starter) => starter.output()).join('');
  const takers = Array.from({ length: rounds }, (_, round) => said.split(`took ${round}.`).length - 1);
  expect(takers).toEqual(Array.from({ length: rounds }, () => 1));
});
