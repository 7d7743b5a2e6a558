import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { marketActs } from '../../../market-acts.ts';
import { marketInvariants } from '../../../market-invariants.ts';
import { performOnce } from '../../../platform/acts/act-once.ts';
import { type Act, finishOpenActs } from '../../../platform/acts/index.ts';
import type { Failure } from '../../../platform/errors/failure.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { callNamed } from '../../../testing/call-named.ts';
import { saveCard } from '../../../testing/cards.fixture.ts';
import { runDying } from '../../../testing/dying.fixture.ts';
import { startSandbox } from '../../../testing/sandbox.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { balancesOf } from '../ledger/index.ts';

// Each point in the long run, some of them in the short one.
const STEP = process.env.FIGURES === 'long' ? 1 : 8;
const MINUTE_MS = 60_000;

test('killed between any two lines, a top-up charges its card once and is in the wallet once', {
  timeout: 300_000,
}, async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  // What is not told has to be asked for.
  await sandbox.tellNobody();
  const { db, log } = app;
  const user = await buildUser(db);
  const card = await saveCard(app, sandbox, user);
  const keys = JSON.stringify({ ...sandbox.keys, apiBase: sandbox.url });

  const run = (name: string, dieAt: number) =>
    runDying(app.database, 'dying-top-up.program.ts', [keys, user.id, card._id, name, String(dieAt)]);
  const { points } = await run('nobody-dies', 0);
  let whole = 1;
  expect(points).toBeGreaterThanOrEqual(30);

  let killed = 0;
  for (let dieAt = 1; dieAt <= points; dieAt += STEP) {
    const { signal, points: reached } = await run(`top-up-${dieAt}`, dieAt);
    // Once the accounts of the ledger are there, a top-up has fewer lines.
    if (signal === null) {
      expect(reached).toBeLessThan(dieAt);
      whole += 1;
      break;
    }
    expect(signal).toBe('SIGKILL');
    killed += 1;
    const clock = testClock();
    clock.forward(MINUTE_MS + 1_000);
    const acts = marketActs({ ...app, clock });
    const topUp = acts.find(({ name }) => name === 'top-up') as unknown as Act<object>;
    const ctx = { db, clock, actor: { userId: user.id } } as unknown as UserCtx;
    const name = `top-up-${dieAt}`;
    const call = callNamed(name);
    const input = { amount: { amount: 2_500, currency: 'USD' }, card: card._id };
    // A worker comes by, then the buyer tries again; until Postgres has noticed that the dead are gone.
    const tryAgain = async () => {
      await finishOpenActs({ db, clock, log: log.log }, acts);
      return (await performOnce(ctx, call, topUp, input, log.log)).answer;
    };
    const answer = { status: 201, answer: { state: 'succeeded' } };
    await expect
      .poll(() => tryAgain().catch((error: Failure) => error.code), { message: `killed at ${dieAt}` })
      .toMatchObject(answer);
  }
  const stripe = await sandbox.provider.client();
  const charged = await stripe.charges.list({ limit: 100 });
  expect(charged.data).toHaveLength(killed + whole);
  expect((await balancesOf(db, user.id)).get('USD')?.wallet).toBe((killed + whole) * 2_500);
  const payments = await db.selectFrom('payments').select('state').execute();
  expect(payments.map(({ state }) => state)).toEqual(Array(killed + whole).fill('succeeded'));
  expect((await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  tried('acts', killed, 'top-ups');
});
