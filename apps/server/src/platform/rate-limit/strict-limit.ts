import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { tooManyRequests } from '../errors/failures.ts';
import { addHits, forgetHits, isOpen } from './rate-limits.repo.ts';

type Ctx = { db: Db; clock: Clock };

export interface Allowance {
  /** What is limited and for whom, e.g. `['login', email]`. Kept only as a hash. */
  of: readonly string[];
  most: number;
  withinSeconds: number;
}

/** Counts one attempt against each allowance, at once for all processes; refuses when one is used up. */
export async function countAttempt(ctx: Ctx, allowances: readonly Allowance[]): Promise<void> {
  const wait = await countedWait(ctx, allowances);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
}

/** Counts like an attempt; false when an allowance is used up. */
export const isAllowed = async (ctx: Ctx, allowances: readonly Allowance[]): Promise<boolean> =>
  (await countedWait(ctx, allowances)) === 0;

/** How long until each allowance has room again, in milliseconds. */
async function countedWait(ctx: Ctx, allowances: readonly Allowance[]): Promise<number> {
  const now = ctx.clock.now();
  const kept = await addHits(
    ctx.db,
    allowances.map(({ of, withinSeconds }) => ({
      key: strictKey(of),
      count: 1,
      resetsAt: new Date(now.getTime() + withinSeconds * 1000),
    })),
    now,
  );
  const waits = allowances.flatMap(({ of, most }) => {
    const window = kept.get(strictKey(of));
    return window && window.hits > most ? [window.resetsAt.getTime() - now.getTime()] : [];
  });
  return Math.max(0, ...waits);
}

/** After a success the attempts before it count no more. */
export const forgetAttempts = (db: Db, ofs: ReadonlyArray<readonly string[]>): Promise<void> =>
  forgetHits(db, ofs.map(strictKey));

/** Keeps in mind for a while, for all processes, that something happened. */
export async function note({ db, clock }: Ctx, of: readonly string[], seconds: number): Promise<void> {
  const now = clock.now();
  await addHits(
    db,
    [{ key: strictKey(of), count: 1, resetsAt: new Date(now.getTime() + seconds * 1000) }],
    now,
  );
}

export const isNoted = ({ db, clock }: Ctx, of: readonly string[]): Promise<boolean> =>
  isOpen(db, strictKey(of), clock.now());

const strictKey = (of: readonly string[]) =>
  `${of[0]}:${createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22)}`;
