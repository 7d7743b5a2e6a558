import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { callNamed } from '../../testing/call-named.ts';
import { runDying } from '../../testing/dying.fixture.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { inTill, makeTill, payingAt, startProvider } from '../../testing/till.fixture.ts';
import type { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';
import { performOnce } from './act-once.ts';
import { finishOpenActs } from './finish-open-acts.ts';

const IS_LONG = process.env.FIGURES === 'long';
const KILLS = IS_LONG ? 500 : 25;
const HOUR_MS = 3_600_000;
const codeOf = (error: Failure) => error.code;

interface Way {
  amount: number;
  status: number;
  /** What the till has of it in the end. */
  state: 'paid' | 'declined' | undefined;
  /** A caller was told nothing, as the provider was silent: a worker dies over it. */
  isLeft?: boolean;
  /** In the short run each so manieth of its points. */
  step: number;
}

const ways: Way[] = [
  { amount: 500, status: 201, state: 'paid', step: 1 },
  { amount: 513, status: 402, state: 'declined', step: 7 },
  { amount: 0, status: 422, state: undefined, step: 8 },
  { amount: 500, status: 201, state: 'paid', isLeft: true, step: 6 },
];

async function openTill() {
  const database = await cloneDatabase();
  const { db } = database;
  await makeTill(db);
  const provider = await startProvider();
  const { log } = memoryLog();
  const paying = payingAt(provider.url);
  const perform = async (name: string, amount: number, clock = testClock()) => {
    const ctx = { db, clock, actor: { userId: 'nour' } } as unknown as UserCtx;
    const call = callNamed(name);
    return (await performOnce(ctx, call, paying, { name, amount }, log)).answer;
  };
  return {
    ...{ db, provider },
    /** Dies at a point, or as soon as the provider was asked, which then does it all the same. */
    async die(name: string, { amount, isLeft }: Way, at: number | 'asked') {
      if (isLeft) {
        provider.mood.silent = true;
        await expect(perform(name, amount)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
        provider.mood.silent = false;
      }
      const asked = isLeft ? 'finish' : String(amount);
      const args = [provider.url, name, 'nour', asked, at === 'asked' ? '0' : String(at)];
      const died = await runDying(database, 'dying-till.program.ts', args, (kill) => {
        if (at === 'asked') provider.mood.before = async () => kill();
      });
      provider.mood.before = () => Promise.resolve();
      return died;
    },
    /** Two hours later a worker comes by, then the buyer tries again. */
    async tryAgain(name: string, amount: number) {
      const clock = testClock();
      clock.forward(2 * HOUR_MS);
      await finishOpenActs({ db, clock, log }, [paying]);
      return perform(name, amount, clock);
    },
    async [Symbol.asyncDispose]() {
      provider[Symbol.dispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('killed between any two lines, a payment is made once, stands in the books once and has one answer', {
  timeout: KILLS * 5_000,
}, async () => {
  await using till = await openTill();
  let charged = 0;
  let killed = 0;
  const tries: Array<{ way: Way; at: number | 'asked' }> = [];
  for (const [index, way] of ways.entries()) {
    const { points } = await till.die(`nobody-dies-${index}`, way, 0);
    expect(points).toBeGreaterThan(10);
    if (way.state === 'paid') charged += 1;
    const all = Array.from({ length: points }, (_, before) => ({ way, at: before + 1 }));
    tries.push(...all.filter(({ at }) => IS_LONG || at % way.step === 0));
    if (way.state) tries.push({ way, at: 'asked' });
  }
  const points = tries.length;
  expect(points).toBeGreaterThanOrEqual(25);
  // All of them once more, each time somewhat later than at the point itself.
  const rounds = Math.ceil(KILLS / points);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { way, at }] of tries.entries()) {
      const where = at === 'asked' ? at : at + round / rounds;
      const message = `paying ${way.amount}${way.isLeft ? ', left open' : ''}, killed at ${where}`;
      const name = `${round}-${index}`;
      expect(await till.die(name, way, where), message).toMatchObject({ signal: 'SIGKILL' });
      killed += 1;
      if (way.state === 'paid') charged += 1;
      const again = () => till.tryAgain(name, way.amount).catch(codeOf);
      await expect.poll(again, { message }).toMatchObject({ status: way.status });
      const rows = (await inTill(till.db)).filter((row) => row.name === name);
      expect(
        rows.map(({ state }) => state),
        message,
      ).toEqual(way.state ? [way.state] : []);
    }
  }
  expect(till.provider.charged.size).toBe(charged);
  expect(await till.db.selectFrom('acts').select('id').where('recorded_at', 'is', null).execute()).toEqual(
    [],
  );
  const seen = `${points} points of payments: accepted, declined, refused, and left to a worker`;
  tried('acts', killed, rounds > 1 ? `${seen}, and up to 3 ms after each` : seen);
});
