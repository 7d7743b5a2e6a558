import { createHash } from 'node:crypto';
import type pg from 'pg';
import { performOnce } from '../platform/acts/act-once.ts';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { payingAt } from './till.fixture.ts';

/**
 * Pays once and dies at the given point: before or after one of the statements and calls that it makes. It prints how
 * many there were when it lived through all.
 */
const [url = '', provider = '', name = '', actor = '', dieAt = '0'] = process.argv.slice(2);
let points = 0;

function point(): void {
  points += 1;
  if (points === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
}

async function between<Result>(act: () => Promise<Result>): Promise<Result> {
  point();
  const result = await act();
  point();
  return result;
}

const { db, pool, close } = connectDatabase(url);
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  client.query = ((...args: unknown[]) => between(() => query(...args))) as pg.PoolClient['query'];
});
const paying = payingAt(provider);
const act = {
  ...paying,
  ask: (...args: Parameters<typeof paying.ask>) => between(() => paying.ask(...args)),
};
const ctx = { db, clock: systemClock, actor: { userId: actor } } as unknown as UserCtx;
const call = { key: `key-of-${name}`, hash: createHash('sha256').update(name).digest() };
await performOnce(ctx, call, act, { name, amount: 500 }, logInto({ write: () => undefined }));
process.stdout.write(`${points}\n`);
await close();
