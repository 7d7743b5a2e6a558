import type { UserId } from '@souk/shared/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, kindsTo, wrongFor } from '../../../testing/mail-reading.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { stepAt, totp } from '../second-factor/totp.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 4 * QUARTER_HOUR;
const email = 'nour@example.com';
const password = 'three goats on a roof';

// Some of these hash a hundred passwords, one after the other.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let beside: TestApp;
let userId: UserId;

beforeEach(async () => {
  app = await buildTestApp();
  beside = await buildTestApp({ beside: app });
  const nour = await buildUser(app.db, { email, password_hash: await hashPassword(password) });
  userId = nour.id;
});
afterEach(async () => {
  await beside[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** A call from an address of the net, to one or the other process. */
const from = (remoteAddress: string, url: string, payload: object, n = 0) =>
  (n % 2 === 0 ? app : beside).request({ method: 'POST', url, payload, remoteAddress });
const many = async (count: number, call: (n: number) => Promise<{ status: number }>) => {
  const statuses = (await Promise.all(Array.from({ length: count }, (_, n) => call(n)))).map((a) => a.status);
  return (status: number) => statuses.filter((one) => one === status).length;
};
const guessPassword = (to: string, at: string, n: number) =>
  from(at, '/api/auth/login', { email: to, password: 'a wrong guess' }, n);
const guessCode = (to: string, at: string, code: string, n: number) =>
  from(at, '/api/auth/code/login', { email: to, code }, n);
const askForCode = (to: string, at: string, n: number) => from(at, '/api/auth/code', { email: to }, n);
const address = (n: number) => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;

test('guessing one person’s password from one place stops after ten tries, and begins again a quarter of an hour later', async () => {
  const count = await many(30, (n) => guessPassword(email, address(0), n));
  expect([count(401), count(429)]).toEqual([10, 20]);
  const right = () => from(address(0), '/api/auth/login', { email, password });
  const late = await right();
  expect([late.status, Number(late.headers['retry-after']) > 800]).toEqual([429, true]);
  app.clock.forward(QUARTER_HOUR);
  expect((await right()).status).toBe(200);
});

test('guessing one person’s password from everywhere stops after fifty tries an hour', async () => {
  const count = await many(80, (n) => guessPassword(email, address(n), n));
  expect([count(401), count(429)]).toEqual([50, 30]);
});

test('strangers who use up every try do not keep out who signs in from where they did before', {
  tags: 'whole',
}, async () => {
  const home = '198.51.100.7';
  const signIn = () => from(home, '/api/auth/login', { email, password });
  expect((await signIn()).status).toBe(200);
  await many(60, (n) => guessPassword(email, address(n), n));
  await many(60, (n) => guessCode(email, address(n), '123456', n));
  await many(20, (n) => askForCode(email, address(n), n));
  expect((await from(address(99), '/api/auth/login', { email, password })).status).toBe(429);
  expect((await signIn()).status).toBe(200);
  expect((await askForCode(email, home, 0)).status).toBe(202);
  const code = await codeTo(app, email, 'sign-in-code');
  expect((await guessCode(email, home, code, 0)).status).toBe(200);
  const count = await many(14, (n) => guessPassword(email, home, n));
  expect([count(401), count(429)]).toEqual([10, 4]);
});

test('strangers with the password who use up the tries at its second factor do not keep its owner out at home', {
  tags: 'whole',
}, async () => {
  const secret = Buffer.from('12345678901234567890');
  const enabled_at = app.clock.now();
  await app.db.insertInto('second_factors').values({ user_id: userId, secret, enabled_at }).execute();
  const signIn = (at: string, secondFactor?: string) => {
    const code = secondFactor ?? totp(secret, stepAt(app.clock.now()));
    return from(at, '/api/auth/login', { email, password, secondFactor: code });
  };
  const home = '198.51.100.7';
  expect((await signIn(home)).status).toBe(200);
  app.clock.forward(60_000);
  const count = await many(14, (n) => signIn(address(n), '000000'));
  expect([count(401), count(429)]).toEqual([10, 4]);
  expect((await signIn(address(99))).status).toBe(429);
  expect((await signIn(home)).status).toBe(200);
  const atHome = await many(12, () => signIn(home, '000000'));
  expect(atHome(401)).toBe(10);
  // The owner is told of all these once a day.
  const told = async () =>
    (await kindsTo(app, email)).filter((kind) => kind === 'second-factor-tried').length;
  expect(await told()).toBe(1);
  app.clock.forward(25 * HOUR);
  await many(4, (n) => signIn(address(n), '000000'));
  expect(await told()).toBe(1);
  await signIn(address(5), '000000');
  expect(await told()).toBe(2);
});

test('trying one password with everyone from one place stops after a hundred people', {
  tags: 'whole',
}, async () => {
  const count = await many(130, (n) => guessPassword(`person${n}@example.com`, address(0), n));
  expect([count(401), count(429)]).toEqual([100, 30]);
});

test('the right password forgives the tries before it, but not the tries at others', {
  tags: 'whole',
}, async () => {
  for (let round = 0; round < 2; round += 1) {
    await many(9, (n) => guessPassword(email, address(0), n));
    expect((await from(address(0), '/api/auth/login', { email, password })).status).toBe(200);
  }
  const count = await many(100, (n) => guessPassword(`person${n}@example.com`, address(0), n));
  expect([count(401), count(429)]).toEqual([80, 20]);
});

test('of all guesses at a code five are looked at, wherever they come from', async () => {
  await askForCode(email, address(0), 0);
  const code = await codeTo(app, email, 'sign-in-code');
  await many(8, (n) => guessCode(email, address(n), wrongFor(code), n));
  expect((await guessCode(email, address(99), code, 0)).status).toBe(401);
});

test('guessing codes goes on with none of the next codes either: fifty guesses an hour are all', async () => {
  const count = await many(80, (n) => guessCode(email, address(n), '123456', n));
  expect([count(401), count(429)]).toEqual([50, 30]);
  await askForCode(email, address(90), 0);
  const code = await codeTo(app, email, 'sign-in-code');
  expect((await guessCode(email, address(91), code, 0)).status).toBe(429);
});

test('guessing everyone’s codes from one place stops after a hundred', async () => {
  const count = await many(130, (n) => guessCode(`person${n}@example.com`, address(0), '123456', n));
  expect([count(401), count(429)]).toEqual([100, 30]);
});

test('nobody’s mailbox is filled: codes and links from everywhere together are twelve an hour', async () => {
  const kinds = ['/api/auth/code', '/api/auth/password/forgotten'];
  const count = await many(60, (n) => from(address(n), kinds[n % 2]!, { email }, n));
  expect([count(202), count(429)]).toEqual([12, 48]);
  expect(await kindsTo(app, email)).toHaveLength(12);
  app.clock.forward(HOUR);
  expect((await askForCode(email, address(0), 0)).status).toBe(202);
});

test('one place can have mails sent to thirty people an hour, whether they have accounts or not', async () => {
  const count = await many(50, (n) => askForCode(`person${n}@example.com`, address(0), n));
  expect([count(202), count(429)]).toEqual([30, 20]);
});

test('someone signed in cannot have mails sent to whomever they like', async () => {
  const at = [app.as(userId as never), beside.as(userId as never)];
  const count = await many(25, (n) =>
    at[n % 2]!.put(`/api/users/${userId}/email`, { email: `person${n}@example.com` }),
  );
  expect([count(202), count(429)]).toEqual([10, 15]);
});

test('one address is signed up with five times an hour, and one place signs up twenty people', async () => {
  const signUp = (to: string, at: string, n: number) =>
    from(at, '/api/auth/signup', { email: to, password, name: 'Robin' }, n);
  const sameEmail = await many(12, (n) => signUp('new@example.com', address(n), n));
  expect([sameEmail(201), sameEmail(429)]).toEqual([5, 7]);
  const samePlace = await many(30, (n) => signUp(`new${n}@example.com`, address(200), n));
  expect([samePlace(201), samePlace(429)]).toEqual([20, 10]);
});

test('whoever holds somebody’s session guesses their password ten times at most', async () => {
  const at = [app.as(userId as never), beside.as(userId as never)];
  const count = await many(20, (n) => at[n % 2]!.post('/api/auth/confirm', { password: 'a wrong guess' }));
  expect([count(401), count(429)]).toEqual([10, 10]);
});

test('a suspended user is told so only with the right password', async () => {
  await app.db.updateTable('users').set({ suspended_at: new Date() }).execute();
  const codes = [];
  for (const given of ['a wrong guess', password]) {
    codes.push((await app.post('/api/auth/login', { email, password: given })).body.error.code);
  }
  expect(codes).toEqual(['wrong_credentials', 'suspended']);
});
