import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from '../../testing/probe.ts';

const script = `
  import { openSync } from 'node:fs';
  import { isRunning } from ${JSON.stringify(join(import.meta.dirname, 'postmaster.ts'))};
  isRunning(process.pid);
  try {
    for (;;) openSync('/dev/null');
  } catch {}
  try {
    console.log('it says', isRunning(process.pid));
  } catch (error) {
    console.log('it says', error.code);
  }
`;

test.skipIf(process.platform !== 'linux')(
  'a process with no file left to open does not take its Postgres for dead, which it would start a second time',
  async () => {
    await using program = startProgram(
      ['-c', 'ulimit -n 64; exec "$0" --input-type=module -e "$1"', process.execPath, script],
      {},
      '/bin/sh',
    );
    expect(await program.exited).toBe(0);
    expect(program.output()).toBe('it says EMFILE\n');
  },
);
