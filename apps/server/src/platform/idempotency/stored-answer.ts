import type { FastifyReply } from 'fastify';
import { Failure } from '../errors/failure.ts';
import type { Ctx } from '../session/actor.ts';
import { keyReused, stillRunning } from './idempotency.failures.ts';
import { type Call, findKey, type StoredAnswer, type StoredCall } from './keys.repo.ts';

/** What came of a call, now or when it came for the first time. */
export interface Once {
  answer: StoredAnswer;
  replayed: boolean;
}

export function replyWith<Body>(reply: FastifyReply, { answer, replayed }: Once): Body {
  if (replayed) reply.header('idempotent-replayed', 'true');
  if (answer.status >= 400) throw asFailure(answer);
  reply.code(answer.status);
  return answer.answer as Body;
}

/** What this call was answered before; nothing when its key is new. */
export async function earlierAnswer(
  { db }: Pick<Ctx, 'db'>,
  call: Pick<Call, 'actor' | 'key'>,
  hash: Buffer,
): Promise<StoredAnswer | undefined> {
  const stored = await findKey(db, call);
  return stored && answerOf(stored, hash);
}

export function answerOf(stored: StoredCall, hash: Buffer): StoredAnswer {
  if (!stored.request_hash.equals(hash)) throw keyReused();
  if (stored.state === 'running' || stored.status === null) throw stillRunning();
  return { status: stored.status, answer: stored.answer };
}

export const refusalAsAnswer = ({ status, code, message, details, headers }: Failure): StoredAnswer => ({
  status,
  answer: { code, message, details, headers },
});

const asFailure = ({ status, answer }: StoredAnswer): Failure =>
  new Failure({ status, ...(answer as { code: string; message: string; details?: unknown }) });
