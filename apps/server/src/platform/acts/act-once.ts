import type { FastifyReply, FastifyRequest } from 'fastify';
import { withCommit } from '../db/after-commit.ts';
import { Failure } from '../errors/failure.ts';
import { stillRunning } from '../idempotency/idempotency.failures.ts';
import { answerHeldKey, holdKey } from '../idempotency/keys.repo.ts';
import { keyOf, requestHash } from '../idempotency/request-key.ts';
import { earlierAnswer, type Once, refusalAsAnswer, replyWith } from '../idempotency/stored-answer.ts';
import { newId } from '../ids.ts';
import type { Log } from '../logging/log.ts';
import type { UserCtx } from '../session/actor.ts';
import type { Act } from './act.ts';
import { insertAct, type OpenAct } from './acts.repo.ts';
import { finishAct } from './finish-act.ts';
import { leaseEnd } from './lease.ts';

/** Does an act at most once per `Idempotency-Key`, for routes with `idempotent: true`. */
export async function actOnce<Input, Begun extends object, Outcome, Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: Act<Input, Begun, Outcome, Body>,
  input: Input,
): Promise<Body> {
  const call = { key: keyOf(request), hash: requestHash(request) };
  return replyWith(reply, await performOnce(request.userCtx, call, act, input, request.log));
}

export async function performOnce<Input, Begun extends object, Outcome, Body>(
  ctx: UserCtx,
  { key, hash }: { key: string; hash: Buffer },
  act: Act<Input, Begun, Outcome, Body>,
  input: Input,
  log: Pick<Log, 'warn'>,
): Promise<Once> {
  const held = { actor: ctx.actor.userId, key };
  const open = await begin(ctx, { ...held, hash }, act, input);
  const answer = open && (await finishAct({ ...ctx, log }, act, open));
  if (answer) return { answer, replayed: false };
  // Another process recorded it, or nothing is known yet: a caller who asks again is told.
  const earlier = await earlierAnswer(ctx, held, hash);
  if (!earlier) throw stillRunning();
  return { answer: earlier, replayed: !open };
}

/** Commits the key, the rows of record and what is to be asked. Nothing when the key was used before. */
async function begin<Input, Begun extends object>(
  ctx: UserCtx,
  { actor, key, hash }: { actor: string; key: string; hash: Buffer },
  act: Act<Input, Begun>,
  input: Input,
): Promise<OpenAct | undefined> {
  const now = ctx.clock.now();
  const hold = { actor, key, requestHash: hash, now };
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      if (!(await holdKey(tx, hold))) return undefined;
      const begun = await act.begin({ ...ctx, db: tx }, input);
      // In the form the database gives back, as a process that resumes it reads it.
      const stored = JSON.parse(JSON.stringify(begun)) as Begun;
      const open = { id: newId<string>(), name: act.name, actor, key, begun: stored };
      withCommit(tx, insertAct(tx, { ...open, begunAt: now, leasedUntil: leaseEnd(now) }));
      return { ...open, tries: 1 };
    });
  } catch (error) {
    if (error instanceof Failure && error.status < 500) await keepRefusal(ctx, hold, error);
    throw error;
  }
}

/** A refusal is an answer too. */
async function keepRefusal(
  ctx: UserCtx,
  hold: Parameters<typeof holdKey>[1],
  failure: Failure,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (await holdKey(tx, hold)) await answerHeldKey(tx, hold, refusalAsAnswer(failure));
    else throw stillRunning();
  });
}
