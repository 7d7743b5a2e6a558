import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openTcpProxy } from '@souk/live/testing/tcp-proxy.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { BusyMarket } from './busy-market.ts';
import { type Caller, callerOf, outcomeOf } from './caller.ts';

const AT_ONCE = 20;
const CONNECTIONS = 10;
const SWALLOWED_MS = 3_000;
const AGAIN_MS = 100;

/**
 * Someone writes through a process whose network to the database swallows everything from one moment to the next, in the
 * middle of what they write. Tells how long it takes until another process does what was begun there, and until this one
 * writes again.
 */
export async function swallowAtWork({ market, world }: BusyMarket) {
  await using network = await openTcpProxy(market.databaseUrl);
  const beside = await market.beside(network.url);
  try {
    const [person] = await world.people(1);
    const there = callerOf(beside.url, person!.token);
    const write = (call: Caller, key: string) =>
      call('PATCH', `/api/users/${person!.id}`, { key, body: { bio: key } });
    const stored = async (call: Caller, key: string) => {
      while (outcomeOf(await write(call, key)) !== 'stored') await pause(AGAIN_MS);
    };
    await stored(there, randomUUID());

    const keys = Array.from({ length: AT_ONCE }, () => randomUUID());
    const begun: Array<ReturnType<typeof write>> = [];
    // Behind this lock all connections of the process are in the middle of a transaction.
    await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', person!.id).forUpdate().execute();
      begun.push(...keys.map((key) => write(there, key)));
      while ((await waitingForUsers(tx)) < CONNECTIONS - 1) await pause(AGAIN_MS);
      network.swallow();
    });
    const from = performance.now();
    const sinceThen = () => performance.now() - from;
    const elsewhere = Promise.all(keys.map((key) => stored(person!.call, key))).then(sinceThen);
    await pause(SWALLOWED_MS);
    network.heal();
    const again = stored(there, randomUUID()).then(sinceThen);
    return { elsewhere: await elsewhere, again: await again };
  } finally {
    await beside.kill();
  }
}

/** All but the first in the queue for someone's row wait for a lock of its own. */
async function waitingForUsers(tx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from pg_locks
    where locktype = 'tuple' and relation = 'users'::regclass and not granted`.execute(tx);
  return rows[0]!.count;
}
