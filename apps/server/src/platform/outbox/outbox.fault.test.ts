import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Listener, openOutbox, publish, publishAll } from './outbox.ts';

const crashing = fileURLToPath(new URL('../../testing/crashing-worker.fixture.ts', import.meta.url));
const crashingSet = fileURLToPath(new URL('../../testing/crashing-set.fixture.ts', import.meta.url));

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

test('a worker killed before any statement of its sets leaves each message to be heard once', async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  await sql`create table notes (n int)`.execute(db);
  const numbers = Array.from({ length: 60 }, (_, n) => ({ n }));
  const jobs: Listener = {
    ...{ topic: 'jobs', name: 'first', inAnyOrder: true },
    async deliverSet(messages, tx) {
      const heard = messages.map(({ payload }) => (payload as { n: number }).n);
      await sql`insert into notes select unnest(${heard}::int[])`.execute(tx);
    },
  };
  const next = openOutbox({ db, log: memoryLog().log, listeners: [jobs] });
  let killed = 0;
  for (let last = 1; ; last += 1) {
    await sql`truncate notes`.execute(db);
    await publishAll(db, 'jobs', numbers);
    const worker = spawn(process.execPath, [crashingSet, database.url, String(last)], { stdio: 'ignore' });
    const [code] = await once(worker, 'exit');
    if (code === null) killed += 1;
    // The connection of a killed one may still commit what it was sent, and holds its lock until then.
    await expect.poll(() => othersOf(database), { timeout: 10_000 }).toBe(0);
    await next.deliverDue();
    const { rows } = await sql<{ n: number }>`select n from notes order by n`.execute(db);
    expect(rows, `killed before statement ${last}`).toEqual(numbers);
    if (code === 0) break;
  }
  // It looks, and takes, writes, marks and commits two sets.
  expect(killed).toBeGreaterThan(12);
}, 120_000);

async function othersOf({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'souk'
      and state <> 'idle'`.execute(db);
  return rows[0]?.others ?? 0;
}
