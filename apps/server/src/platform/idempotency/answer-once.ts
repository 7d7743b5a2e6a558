import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';
import { stillRunning } from './idempotency.failures.ts';
import { type Call, keepAnswer, lockKey, type StoredAnswer, takeKey } from './keys.repo.ts';
import { keyOf, requestHash } from './request-key.ts';
import { answerOf, type Once, refusalAsAnswer, replyWith } from './stored-answer.ts';

type Act<Body> = (ctx: UserCtx & { db: Transaction<Tables> }) => Promise<{ status: number; body: Body }>;

/**
 * Does something at most once per `Idempotency-Key`, for routes with `idempotent: true`. The effect and its answer
 * commit together: either both are there or neither. A refusal (4xx) is an answer too and is kept.
 */
export async function answerOnce<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: Act<Body>,
): Promise<Body> {
  const call = { key: keyOf(request), hash: requestHash(request) };
  return replyWith(reply, await callOnce(request.userCtx, call, act));
}

/** The key is held by the transaction itself: whatever ends that, also a crash, lets the next one begin. */
export async function callOnce<Body>(
  ctx: UserCtx,
  { key, hash }: { key: string; hash: Buffer },
  act: Act<Body>,
): Promise<Once> {
  const call = { actor: ctx.actor.userId, key, requestHash: hash, now: ctx.clock.now() };
  let refusal: Failure | undefined;
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const { locked, earlier } = await takeKey(tx, call);
      if (!locked) throw stillRunning();
      if (earlier) return { answer: answerOf(earlier, hash), replayed: true };
      const { status, body } = await act({ ...ctx, db: tx }).catch((error) => {
        if (error instanceof Failure && error.status < 500) refusal = error;
        throw error;
      });
      const answer = { status, answer: body };
      keepAnswer(tx, call, answer);
      return { answer, replayed: false };
    });
  } catch (error) {
    if (refusal) await keepRefusal(ctx, call, refusalAsAnswer(refusal));
    throw error;
  }
}

async function keepRefusal(ctx: UserCtx, call: Call, refusal: StoredAnswer): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockKey(tx, call))) throw stillRunning();
    keepAnswer(tx, call, refusal);
  });
}
