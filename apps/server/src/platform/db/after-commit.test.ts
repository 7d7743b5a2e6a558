import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { afterCommit } from './after-commit.ts';

test('what waits for a commit happens after it, in its order, and outside of a transaction at once', async () => {
  await using database = await cloneDatabase();
  const done: string[] = [];
  await database.db.transaction().execute(async (tx) => {
    afterCommit(tx, () => done.push('first'));
    await sql`select 1`.execute(tx);
    afterCommit(tx, () => done.push('second'));
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['first', 'second']);
  afterCommit(database.db, () => done.push('third'));
  expect(done).toEqual(['first', 'second', 'third']);
});

test('of a transaction that is taken back, or fails at its commit, nothing happens afterwards', async () => {
  await using database = await cloneDatabase();
  const done: string[] = [];
  const refused = database.db.transaction().execute(async (tx) => {
    afterCommit(tx, () => done.push('refused'));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  const cut = database.db.transaction().execute(async (tx) => {
    afterCommit(tx, () => done.push('cut'));
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
  });
  await expect(cut).rejects.toThrow();
  expect(done).toEqual([]);
});
