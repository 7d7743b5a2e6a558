import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type Listener, openOutbox, publish } from './outbox.ts';

const crashing = fileURLToPath(new URL('../../testing/crashing-worker.fixture.ts', import.meta.url));

test('a message whose worker is killed in its delivery is delivered again by the next, and none is lost', async () => {
  await using database = await cloneDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'souk-outbox-'));
  const file = join(folder, 'heard');
  for (const n of [1, 2, 3]) await publish(database.db, 'mail', { n });

  const worker = spawn(process.execPath, [crashing, database.url, file], { stdio: 'ignore' });
  const [, signal] = await once(worker, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(readFileSync(file, 'utf8')).toBe('{"n":1}\n{"n":2}\n');

  const heard: unknown[] = [];
  const mail: Listener = {
    topic: 'mail',
    name: 'sender',
    deliver: async ({ payload }) => void heard.push(payload),
  };
  const next = openOutbox({ db: database.db, log: memoryLog().log, listeners: [mail] });
  // The dead worker's connection holds its lock until Postgres notices, which is at once.
  await expect
    .poll(async () => (await next.deliverDue()) + heard.length, { timeout: 10_000 })
    .toBeGreaterThan(0);
  expect(heard).toEqual([{ n: 2 }, { n: 3 }]);
  rmSync(folder, { recursive: true });
});
