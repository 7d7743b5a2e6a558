import { systemClock } from '../platform/clock.ts';
import { callOnce } from '../platform/idempotency/answer-once.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { callNamed } from './call-named.ts';
import { dyingAt } from './dying.ts';
import { addLanguage } from './language.fixture.ts';

/**
 * Makes one call and dies at the given point: before or after one of its statements. It prints how many points there
 * were when it lived through all.
 */
const [url = '', name = '', dieAt = '0'] = process.argv.slice(2);
const { db, end } = dyingAt(url, Number(dieAt));
const ctx = { db, clock: systemClock, actor: { userId: 'nour' } } as unknown as UserCtx;
const call = callNamed(name);
await callOnce(ctx, call, addLanguage(name));
await end();
