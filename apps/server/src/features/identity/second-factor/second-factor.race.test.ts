import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { checkSecondFactor } from './index.ts';
import { openSecret } from './stored-secret.ts';
import { stepAt, totp } from './totp.ts';

const QUARTER_HOUR = 15 * 60_000;
const DAY = 24 * 60 * 60_000;
const secret = Buffer.from('12345678901234567890');

async function buildCareful(app: TestApp): Promise<UserId> {
  const { id } = await buildUser(app.db);
  const enabled_at = app.clock.now();
  await app.db.insertInto('second_factors').values({ user_id: id, secret, enabled_at }).execute();
  return id;
}

const check = (app: TestApp, userId: UserId, given: string, place: string | null = null) =>
  checkSecondFactor(app, { userId, knownPlace: async () => place }, given).then(
    () => 'let in',
    (failure) => failure.code,
  );

const lettingIn = async (tries: Promise<string>[]) =>
  (await Promise.all(tries)).filter((answer) => answer === 'let in').length;

test('of eight who show the same code at once, one gets in', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  for (let round = 0; round < 5; round += 1) {
    const id = await buildCareful(app);
    const code = totp(secret, stepAt(app.clock.now()));
    const tries = Array.from({ length: 8 }, (_, n) => check(n % 2 ? app : other, id, code));
    expect(await lettingIn(tries)).toBe(1);
  }
});

test('of eight who show the same recovery code at once, one gets in', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post('/api/second-factor/setup');
  const row = await app.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
  const { body } = await app.as(nour).post('/api/second-factor/enable', {
    code: totp(openSecret(app.secrets, nour.id, row.secret), stepAt(app.clock.now())),
  });
  for (const recoveryCode of body.recoveryCodes.slice(0, 3)) {
    const tries = Array.from({ length: 8 }, () => check(app, nour.id, recoveryCode));
    expect(await lettingIn(tries)).toBe(1);
  }
});

test('switched on twice at once, there are ten recovery codes, and the ones told work', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.as(nour).post('/api/second-factor/setup');
  const row = await app.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
  const code = totp(openSecret(app.secrets, nour.id, row.secret), stepAt(app.clock.now()));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.as(nour).post('/api/second-factor/enable', { code })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const renewed = await Promise.all(
    Array.from({ length: 4 }, () => app.as(nour).post('/api/second-factor/recovery-codes')),
  );
  expect(renewed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await app.db.selectFrom('recovery_codes').select('code_hash').execute()).toHaveLength(10);
});

test('guessing stops after ten tries a quarter of an hour and fifty a day, over two processes', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const id = await buildCareful(app);
  const guesses = async () => {
    const tries = Array.from({ length: 20 }, (_, n) => check(n % 2 ? app : other, id, '000000'));
    return (await Promise.all(tries)).filter((answer) => answer === 'wrong_second_factor').length;
  };
  expect(await guesses()).toBe(10);
  const right = () => totp(secret, stepAt(app.clock.now()));
  expect(await check(app, id, right())).toBe('too_many_requests');

  app.clock.forward(QUARTER_HOUR);
  expect(await guesses()).toBe(10);
  // Refused tries count as well.
  app.clock.forward(QUARTER_HOUR);
  expect(await guesses()).toBeLessThanOrEqual(10);
  app.clock.forward(QUARTER_HOUR);
  expect(await check(app, id, right())).toBe('too_many_requests');
  app.clock.forward(DAY);
  expect(await check(app, id, right())).toBe('let in');
});

test('guessing from where the owner signed in stops after a hundred a day, whatever was tried elsewhere', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const id = await buildCareful(app);
  const guesses = async (place: string | null) => {
    const tries = Array.from({ length: 10 }, (_, n) => check(n % 2 ? app : other, id, '000000', place));
    return (await Promise.all(tries)).filter((answer) => answer === 'wrong_second_factor').length;
  };
  const guessed = { elsewhere: 0, known: 0 };
  for (let quarter = 0; quarter < 7; quarter += 1) {
    guessed.elsewhere += await guesses(null);
    for (const home of ['198.51.100.7', '198.51.100.8', '198.51.100.9']) guessed.known += await guesses(home);
    app.clock.forward(QUARTER_HOUR);
  }
  expect(guessed).toEqual({ elsewhere: 50, known: 100 });
});
