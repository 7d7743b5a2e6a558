import { createHash } from 'node:crypto';
import type { CardId } from '@souk/shared/ids.ts';
import type pg from 'pg';
import { marketActs } from '../market-acts.ts';
import type { Act } from '../platform/acts/act.ts';
import { performOnce } from '../platform/acts/act-once.ts';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';
import { stripeProvider } from '../platform/payments/index.ts';
import { secretsBy } from '../platform/secrets/secrets.ts';
import type { UserCtx } from '../platform/session/actor.ts';

/**
 * Tops a wallet up once and dies at the given point: before or after one of the statements and calls that it makes. It
 * prints how many there were when it lived through all.
 */
const [url = '', keys = '', userId = '', cardId = '', name = '', dieAt = '0'] = process.argv.slice(2);
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
const payments = stripeProvider({ ...JSON.parse(keys), kind: 'sandbox' });
const topUp = marketActs({ db, clock: systemClock, secrets: secretsBy({ locks: undefined }), payments }).find(
  (act) => act.name === 'top-up',
) as unknown as Act<{
  amount: { amount: number; currency: string };
  card: CardId;
}>;
const act = { ...topUp, ask: (...args: Parameters<typeof topUp.ask>) => between(() => topUp.ask(...args)) };
const ctx = { db, clock: systemClock, actor: { userId } } as unknown as UserCtx;
const call = { key: `key-of-${name}`, hash: createHash('sha256').update(name).digest() };
const input = { amount: { amount: 2_500, currency: 'USD' }, card: cardId as CardId };
await performOnce(ctx, call, act, input, logInto({ write: () => undefined }));
process.stdout.write(`${points}\n`);
await close();
