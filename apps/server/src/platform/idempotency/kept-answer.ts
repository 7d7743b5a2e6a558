import type { FastifyReply } from 'fastify';
import { Failure } from '../errors/failure.ts';
import type { Ctx } from '../session/actor.ts';
import { keyReused, stillRunning } from './idempotency.failures.ts';
import { type Call, findKey, type KeptAnswer } from './keys.repo.ts';

/** What came of a call, now or when it came for the first time. */
export interface Once {
  answer: KeptAnswer;
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
): Promise<KeptAnswer | undefined> {
  const kept = await findKey(db, call);
  if (!kept) return undefined;
  if (!kept.request_hash.equals(hash)) throw keyReused();
  if (kept.state === 'running' || kept.status === null) throw stillRunning();
  return { status: kept.status, answer: kept.answer };
}

export const refusalAsAnswer = ({ status, code, message, details, headers }: Failure): KeptAnswer => ({
  status,
  answer: { code, message, details, headers },
});

const asFailure = ({ status, answer }: KeptAnswer): Failure =>
  new Failure({ status, ...(answer as { code: string; message: string; details?: unknown }) });
