import { createHash } from 'node:crypto';
import type pg from 'pg';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { callOnce } from '../platform/idempotency/answer-once.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { addLanguage } from './language.fixture.ts';

/**
 * Makes one call and dies at the given point: before or after one of its statements. It prints how many points there
 * were when it lived through all.
 */
const [url = '', name = '', dieAt = '0'] = process.argv.slice(2);
let points = 0;

function point(): void {
  points += 1;
  if (points === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
}

const { db, pool, close } = connectDatabase(url);
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  client.query = (async (...args: unknown[]) => {
    point();
    const result = await query(...args);
    point();
    return result;
  }) as pg.PoolClient['query'];
});
const ctx = { db, clock: systemClock, actor: { userId: 'nour' } } as unknown as UserCtx;
const call = { key: `key-of-${name}`, hash: createHash('sha256').update(name).digest() };
await callOnce(ctx, call, addLanguage(name));
process.stdout.write(`${points}\n`);
await close();
