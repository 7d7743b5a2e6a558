import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';
import { stillRunning } from './idempotency.failures.ts';
import { earlierAnswer, type Once, refusalAsAnswer, replyWith } from './kept-answer.ts';
import { type Claim, claimKey, finishKey, releaseKey } from './keys.repo.ts';
import { keyOf, requestHash } from './request-key.ts';

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
  return replyWith(reply, await once(ctx, keyOf(request), requestHash(request), act));
}

async function once<Body>(
  ctx: UserCtx,
  key: string,
  hash: Buffer,
  act: (ctx: UserCtx & { db: Transaction<Tables> }) => Promise<{ status: number; body: Body }>,
): Promise<Once> {
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
