import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { supervisedProcess } from './supervised-process.ts';

const up = 'process.send("up"); process.on("disconnect", () => process.exit())';
const hanging = 'setInterval(() => undefined, 1_000)';
const portTaken =
  'console.error("Error: listen EADDRINUSE: address already in use 127.0.0.1:4020"); process.exit(1)';

/** Begun with each of these programs in turn, and then with the last again and again. */
function supervising(programs: readonly string[], options: { upWithin?: number; sharesPort?: boolean } = {}) {
  const { log, lines } = memoryLog();
  let begun = 0;
  const supervised = supervisedProcess({
    ...{ name: 'The relay', log, ...options },
    begin: () => {
      const program = programs[Math.min(begun, programs.length - 1)] ?? '';
      begun += 1;
      // Errors: the process's keeper hears them.
      return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    },
  });
  onTestFinished(() => supervised.stop());
  supervised.start();
  return { supervised, said: () => lines.map(({ msg }) => msg), begun: () => begun };
}

test('one that hangs before it is up is ended, and another takes its place', async () => {
  const { supervised, said } = supervising([hanging, up], { upWithin: 2_000 });
  await expect.poll(() => supervised.isUp, { timeout: 10_000 }).toBe(true);
  expect(said().slice(0, 2)).toEqual([
    'The relay did not come up in time and is ended',
    'The relay ended and is started again',
  ]);
});

test('a port that another program has is said once, not where it is shared, and not for the moment of a change', {
  tags: 'whole',
}, async () => {
  const alone = supervising([portTaken]);
  const sharing = supervising([portTaken], { sharesPort: true });
  const afterChange = supervising([portTaken, up]);
  for (const { begun } of [alone, sharing]) await expect.poll(begun, { timeout: 15_000 }).toBe(5);
  expect(alone.said()).toEqual([
    'The relay cannot have its port, which another program has, and is tried again until it can',
  ]);
  expect(sharing.said()).toEqual([]);
  expect([afterChange.supervised.isUp, afterChange.said()]).toEqual([true, []]);
});
