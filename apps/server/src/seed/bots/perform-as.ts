import { createHash, randomUUID } from 'node:crypto';
import { performOnce } from '../../platform/acts/act-once.ts';
import type { Act } from '../../platform/acts/index.ts';
import type { UserCtx } from '../../platform/session/actor.ts';
import type { BotParts } from './acting-as.ts';
import { unlessRefused } from './unless-refused.ts';

/** An act that asks the payment provider, as by a person who taps once. A refusal is not retried. */
export function performAs<Input, Begun extends object, Outcome, Body>(
  { log }: Pick<BotParts, 'log'>,
  ctx: UserCtx,
  act: Act<Input, Begun, Outcome, Body>,
  input: Input,
): Promise<void> {
  const key = randomUUID();
  const call = { key, hash: createHash('sha256').update(key).digest() };
  return unlessRefused(performOnce(ctx, call, act, input, log));
}
