import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { callNamed } from '../../testing/call-named.ts';
import { crowding } from '../../testing/crowding.ts';
import { runDying } from '../../testing/dying.fixture.ts';
import { addLanguage } from '../../testing/language.fixture.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import type { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';
import { callOnce } from './answer-once.ts';

const ROUNDS = process.env.FIGURES === 'long' ? 20 : 1;
const AGAIN_MS = 1_000;
const codeOf = (error: Failure) => error.code;

test('killed before any of its statements or while one is under way, a call is answered to whoever repeats it within a second, and done once', {
  timeout: ROUNDS * 60_000,
}, async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const run = (name: string, dieAt: number) =>
    runDying(database, 'dying-call.program.ts', [name, String(dieAt)]);
  const { points } = await run('nobody-dies', 0);
  // It takes the key with what it was answered earlier, acts, keeps the answer and commits; two points of each, and its end.
  expect(points).toBe(9);

  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let dieAt = 1; dieAt <= points; dieAt += 1) {
      const name = `${round}-${dieAt}`;
      expect(await run(name, dieAt)).toMatchObject({ signal: 'SIGKILL' });
      const ctx = { db, clock: testClock(), actor: { userId: 'nour' } } as unknown as UserCtx;
      const call = callNamed(name);
      const died = performance.now();
      const again = async () => (await callOnce(ctx, call, addLanguage(name))).answer;
      await expect
        .poll(() => again().catch(codeOf), { message: `killed at ${dieAt}`, interval: 20, timeout: 30_000 })
        .toEqual({ status: 201, answer: { added: name } });
      waits.push(performance.now() - died);
      const added = await db.selectFrom('languages').select('code').where('name', '=', name).execute();
      expect(added, `killed at ${dieAt}`).toHaveLength(1);
    }
  }
  const longest = Math.max(...waits);
  tried('idempotency', waits.length, `answered again after ${Math.round(longest)} ms at most`);
  expect(longest).toBeLessThan(AGAIN_MS * crowding());
});
