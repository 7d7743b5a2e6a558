import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { supervisedProcess } from './supervised-process.ts';

/** It hangs before it says that it is up, or says so; and it ends with the one that began it. */
const hangs = "process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000)";
const comesUp = `${hangs}; process.send('up')`;

test('one that hangs before it says that it is up is ended, and another takes its place', async () => {
  const warnings: string[] = [];
  const begun: number[] = [];
  const supervised = supervisedProcess({
    name: 'It',
    log: { warn: (...said: unknown[]) => void warnings.push(String(said[1])) },
    upWithin: 2_000,
    begin() {
      // Errors: the process's keeper hears them.
      const child = spawn(process.execPath, ['-e', begun.length === 0 ? hangs : comesUp], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      begun.push(child.pid ?? 0);
      return child;
    },
  });
  supervised.start();
  await expect.poll(() => supervised.isUp).toBe(true);
  expect(supervised.pid()).toBe(begun.at(-1));
  expect(warnings[0]).toBe('It did not come up and is ended');
  await supervised.stop();
});
