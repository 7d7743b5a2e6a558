import type pg from 'pg';
import { connectDatabase } from '../platform/db/database.ts';

/**
 * For a program that dies (`kill -9`) at one of its points: before and after each statement that it sends to the
 * database, and whatever else it does `between` two of them. At point 0 nobody dies.
 */
export function dyingAt(url: string, dieAt: number) {
  let points = 0;
  const point = () => {
    points += 1;
    if (points === dieAt) process.kill(process.pid, 'SIGKILL');
  };
  const between = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    point();
    const result = await act();
    point();
    return result;
  };
  const { db, pool, close } = connectDatabase(url);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = ((...args: unknown[]) => between(() => query(...args))) as pg.PoolClient['query'];
  });
  return {
    ...{ db, between },
    /** Says how many points there were, for who lived through all. */
    async end(): Promise<void> {
      process.stdout.write(`${points}\n`);
      await close();
    },
  };
}
