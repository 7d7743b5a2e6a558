import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { inTill, makeTill, payingAt, startProvider } from '../../testing/till.fixture.ts';
import type { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';
import { performOnce } from './act-once.ts';
import { finishOpenActs } from './finish-open-acts.ts';

const program = fileURLToPath(new URL('../../testing/dying-till.program.ts', import.meta.url));
const ROUNDS = process.env.FIGURES === 'long' ? 20 : 1;
const MINUTE_MS = 60_000;
const codeOf = (error: Failure) => error.code;

test('killed between any two lines, a payment is made once, stands in the books once and has one answer', {
  timeout: ROUNDS * 120_000,
}, async () => {
  await using database = await cloneDatabase();
  await makeTill(database.db);
  using provider = await startProvider();
  const { log } = memoryLog();
  const paying = payingAt(provider.url);

  const run = async (name: string, dieAt: number) => {
    const child = spawn(
      process.execPath,
      [program, database.url, provider.url, name, 'nour', String(dieAt)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    const [, signal] = await once(child, 'close');
    return { points: Number(said), signal };
  };
  const { points } = await run('nobody-dies', 0);
  expect(points).toBeGreaterThanOrEqual(20);

  let killed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let dieAt = 1; dieAt <= points; dieAt += 1) {
      const name = `${round}-${dieAt}`;
      expect(await run(name, dieAt)).toMatchObject({ signal: 'SIGKILL' });
      killed += 1;
      const clock = testClock();
      clock.forward(MINUTE_MS + 1_000);
      const ctx = { db: database.db, clock, actor: { userId: 'nour' } } as unknown as UserCtx;
      const call = { key: `key-of-${name}`, hash: createHash('sha256').update(name).digest() };
      // A worker comes by, then the buyer tries again; until Postgres has noticed that the dead are gone.
      const tryAgain = async () => {
        await finishOpenActs({ db: database.db, clock, log }, [paying]);
        return (await performOnce(ctx, call, paying, { name, amount: 500 }, log)).answer;
      };
      const answer = { status: 201, answer: { paid: 500 } };
      await expect.poll(() => tryAgain().catch(codeOf), { message: `killed at ${dieAt}` }).toEqual(answer);
      const rows = (await inTill(database.db)).filter((row) => row.name === name);
      expect(rows, `killed at ${dieAt}`).toMatchObject([{ state: 'paid' }]);
    }
  }
  expect(provider.charged.size).toBe(killed + 1);
  expect(
    await database.db.selectFrom('acts').select('id').where('recorded_at', 'is', null).execute(),
  ).toEqual([]);
  tried('acts', killed, `each of ${points} points`);
});
