import { LiveError } from '@souk/live/errors.ts';
import type { LiveDatabase } from '@souk/live/server/database.ts';
import { Failure } from '../errors/failure.ts';
import { type Allowance, countAttempt } from '../rate-limit/strict-limit.ts';
import { dbOf } from './live-database.ts';

/**
 * Counts one write against each allowance. Haste is no fault: who writes too fast, or comes back with what they wrote
 * without a connection, is told when to send it again, which clients do by themselves.
 */
export async function countWrite(
  db: LiveDatabase,
  now: number,
  allowances: readonly Allowance[],
): Promise<void> {
  try {
    await countAttempt({ db: dbOf(db), clock: { now: () => new Date(now) } }, allowances);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new LiveError('unavailable', error.message, Number(error.headers?.['retry-after'] ?? 1) * 1_000);
  }
}
