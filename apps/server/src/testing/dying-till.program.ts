import { createHash } from 'node:crypto';
import { performOnce } from '../platform/acts/act-once.ts';
import { systemClock } from '../platform/clock.ts';
import { logInto } from '../platform/logging/log.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { dyingAt } from './dying.ts';
import { payingAt } from './till.fixture.ts';

/**
 * Pays once and dies at the given point: before or after one of the statements and calls that it makes. It prints how
 * many there were when it lived through all.
 */
const [url = '', provider = '', name = '', actor = '', dieAt = '0'] = process.argv.slice(2);
const { db, between, end } = dyingAt(url, Number(dieAt));
const paying = payingAt(provider);
const act = {
  ...paying,
  ask: (...args: Parameters<typeof paying.ask>) => between(() => paying.ask(...args)),
};
const ctx = { db, clock: systemClock, actor: { userId: actor } } as unknown as UserCtx;
const call = { key: `key-of-${name}`, hash: createHash('sha256').update(name).digest() };
await performOnce(ctx, call, act, { name, amount: 500 }, logInto({ write: () => undefined }));
await end();
