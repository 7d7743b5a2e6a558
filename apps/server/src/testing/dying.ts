import type pg from 'pg';
import { connectDatabase } from '../platform/db/database.ts';

// About as long as a statement takes.
const SPAN_MS = 3;

/**
 * For a program that dies (`kill -9`) at one of its points: before each statement that it sends to the database, while
 * that is under way, before whatever else it does `between` two of them, at each `point` of its own, and at its end. At
 * point 0 nobody dies; at point 4.5 it dies half a span after its fourth, wherever it is by then. A point of its own may
 * have a name to die at.
 */
export function dyingAt(url: string, dieAtPoint: number | string) {
  const dieAt = Number(dieAtPoint);
  let points = 0;
  let dying: Promise<never> | undefined;
  const die = async (): Promise<never> => {
    const end = performance.now() + (dieAt % 1) * SPAN_MS;
    while (performance.now() < end) await new Promise(setImmediate);
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => undefined);
  };
  const point = (name?: string) => {
    points += 1;
    if (points === Math.floor(dieAt) || name === dieAtPoint) dying = die();
  };
  const between = <Result>(act: () => Promise<Result>): Promise<Result> => {
    point();
    return act();
  };
  const { db, pool, close } = connectDatabase(url);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = ((...args: unknown[]) => {
      // It goes with the statement behind it.
      if (args[0] === 'begin') return query(...args);
      const answer = between(() => query(...args));
      // By then what was asked for in this moment is sent.
      process.nextTick(() => point());
      return answer;
    }) as pg.PoolClient['query'];
  });
  return {
    ...{ db, between, point },
    /** Says how many points there were, for who lived through all. */
    async end(): Promise<void> {
      point();
      await dying;
      process.stdout.write(`${points}\n`);
      await close();
    },
  };
}
