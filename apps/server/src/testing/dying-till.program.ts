import { performOnce } from '../platform/acts/act-once.ts';
import { finishOpenActs } from '../platform/acts/index.ts';
import { systemClock } from '../platform/clock.ts';
import { Failure } from '../platform/errors/failure.ts';
import { logInto } from '../platform/logging/log.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { callNamed } from './call-named.ts';
import { dyingAt } from './dying.ts';
import { payingAt } from './till.fixture.ts';

/**
 * Pays an amount once, or finishes what another left open for an hour, and dies at the given point. It prints how many
 * there were when it lived through all.
 */
const [url = '', provider = '', name = '', actor = '', asked = '', dieAt = '0'] = process.argv.slice(2);
const { db, between, end } = dyingAt(url, Number(dieAt));
const paying = payingAt(provider);
const act = {
  ...paying,
  ask: (...args: Parameters<typeof paying.ask>) => between(() => paying.ask(...args)),
};
const log = logInto({ write: () => undefined });
if (asked === 'finish') {
  const inAnHour = new Date(systemClock.now().getTime() + 3_600_000);
  await finishOpenActs({ db, clock: { now: () => inAnHour }, log }, [act]);
} else {
  const ctx = { db, clock: systemClock, actor: { userId: actor } } as unknown as UserCtx;
  const call = callNamed(name);
  try {
    await performOnce(ctx, call, act, { name, amount: Number(asked) }, log);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
await end();
