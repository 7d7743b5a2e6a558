import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';
import { keyReused, stillRunning } from './idempotency.failures.ts';
import { type Claim, claimKey, findKey, finishKey, type KeptAnswer, releaseKey } from './keys.repo.ts';

/** A crashed call's key can be taken over after this long; a call that takes longer loses its effect. */
export const LOCK_MS = 60_000;

/**
 * Does something at most once per `Idempotency-Key`, for routes with `idempotent: true`. The effect and its answer
 * commit together: either both are there or neither. A refusal (4xx) is an answer too and is kept.
 */
export async function answerOnce<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (ctx: UserCtx & { db: Transaction<Tables> }) => Promise<{ status: number; body: Body }>,
): Promise<Body> {
  const ctx = request.userCtx;
  const { answer, replayed } = await once(ctx, keyOf(request), requestHash(request), act);
  if (replayed) reply.header('idempotent-replayed', 'true');
  if (answer.status >= 400) throw asFailure(answer);
  reply.code(answer.status);
  return answer.answer as Body;
}

async function once<Body>(
  ctx: UserCtx,
  key: string,
  hash: Buffer,
  act: (ctx: UserCtx & { db: Transaction<Tables> }) => Promise<{ status: number; body: Body }>,
): Promise<{ answer: KeptAnswer; replayed: boolean }> {
  const now = ctx.clock.now();
  const claim: Claim = { actor: ctx.actor.userId, key, lockedUntil: new Date(now.getTime() + LOCK_MS) };
  if (!(await claimKey(ctx.db, { ...claim, requestHash: hash, now }))) {
    return { answer: await earlierAnswer(ctx, claim, hash), replayed: true };
  }
  try {
    const answer = await ctx.db.transaction().execute(async (tx) => {
      const { status, body } = await act({ ...ctx, db: tx });
      const done = { status, answer: body };
      if (!(await finishKey(tx, claim, done))) throw stillRunning();
      return done;
    });
    return { answer, replayed: false };
  } catch (error) {
    if (error instanceof Failure && error.status < 500)
      await finishKey(ctx.db, claim, refusalAsAnswer(error));
    else await releaseKey(ctx.db, claim);
    throw error;
  }
}

async function earlierAnswer(ctx: UserCtx, claim: Claim, hash: Buffer): Promise<KeptAnswer> {
  const kept = await findKey(ctx.db, claim);
  // It was released this instant: whoever asks again may begin.
  if (!kept) throw stillRunning();
  if (!kept.request_hash.equals(hash)) throw keyReused();
  if (kept.state === 'running' || kept.status === null) throw stillRunning();
  return { status: kept.status, answer: kept.answer };
}

const refusalAsAnswer = ({ status, code, message, details, headers }: Failure): KeptAnswer => ({
  status,
  answer: { code, message, details, headers },
});

const asFailure = ({ status, answer }: KeptAnswer): Failure =>
  new Failure({ status, ...(answer as { code: string; message: string; details?: unknown }) });

const keyOf = (request: FastifyRequest) => String(request.headers['idempotency-key']);

const requestHash = ({ method, url, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([method, url, sorted(body)]))
    .digest();

// The order in which a client writes its fields makes no other body.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
