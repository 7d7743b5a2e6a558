import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { connectDatabase } from './database.ts';

test('the connections that a rush opened go soon after it, and a few stay for whoever comes next', async () => {
  await using other = await cloneDatabase();
  const { db, pool, close } = connectDatabase(other.url, { max: 10, idleMs: 500 });
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(db)));
  expect(pool.totalCount).toBe(10);
  await expect.poll(() => pool.totalCount, { timeout: 8_000 }).toBe(3);
  await close();
});
