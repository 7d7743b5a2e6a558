import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildUser } from './user.builder.ts';

const password = 'open the market please';
const QUARTER_HOUR_MS = 15 * 60_000;

const buildNour = async (app: TestApp, more: { suspended_at?: Date } = {}) =>
  await buildUser(app.db, {
    email: 'nour@example.com',
    password_hash: await hashPassword(password),
    ...more,
  });

test('a wrong password and an unknown e-mail get the same answer', async () => {
  await using app = await buildTestApp();
  await buildNour(app);
  await buildUser(app.db, { email: 'google-only@example.com', password_hash: null });
  const answers = [];
  for (const email of ['nour@example.com', 'nobody@example.com', 'google-only@example.com']) {
    const { status, body } = await app.post('/api/auth/login', { email, password: 'guess' });
    answers.push([status, body.error.code, body.error.message]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.slice(0, 2)).toEqual([401, 'wrong_credentials']);
});

test('an unknown e-mail takes as long to refuse as a wrong password', async () => {
  await using app = await buildTestApp();
  await buildNour(app);
  const timeOf = async (email: string) => {
    const start = performance.now();
    await app.post('/api/auth/login', { email, password: 'guess' });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    known.push(await timeOf('nour@example.com'));
    unknown.push(await timeOf(`nobody${round}@example.com`));
  }
  const fastest = (times: number[]) => Math.min(...times);
  // Hashing takes some 20 ms; skipping it would take 1.
  expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2);
});

test('guessing stops after ten tries, over two processes, and begins again a quarter of an hour later', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  await buildNour(app);
  const guess = async (at: TestApp) =>
    (await at.post('/api/auth/login', { email: 'nour@example.com', password: 'guess' })).status;

  const statuses = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n % 2 === 0 ? app : other)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);

  const late = await app.post('/api/auth/login', { email: 'nour@example.com', password });
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
  app.clock.forward(QUARTER_HOUR_MS);
  expect((await app.post('/api/auth/login', { email: 'nour@example.com', password })).status).toBe(200);
});

test('the right password forgives the tries before it', async () => {
  await using app = await buildTestApp();
  await buildNour(app);
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 9; n += 1)
      await app.post('/api/auth/login', { email: 'nour@example.com', password: 'x' });
    expect((await app.post('/api/auth/login', { email: 'nour@example.com', password })).status).toBe(200);
  }
});

test('a suspended user is told so only with the right password', async () => {
  await using app = await buildTestApp();
  await buildNour(app, { suspended_at: new Date() });
  const wrong = await app.post('/api/auth/login', { email: 'nour@example.com', password: 'guess' });
  const right = await app.post('/api/auth/login', { email: 'nour@example.com', password });
  expect([wrong.body.error.code, right.body.error.code]).toEqual(['wrong_credentials', 'suspended']);
});

test('neither the password nor the token is in the database, nor the e-mail among the limits', async () => {
  await using app = await buildTestApp();
  const { body } = await app.post('/api/auth/signup', { email: 'nour@example.com', password, name: 'Nour' });
  const { rows } = await sql<{ everything: string }>`
    select (select string_agg(users::text, '') from users) || (select string_agg(sessions::text, '') from sessions)
      as everything`.execute(app.db);
  expect(rows[0]?.everything).not.toContain(password);
  expect(rows[0]?.everything).not.toContain(body.token);
  expect(rows[0]?.everything).not.toContain(Buffer.from(body.token).toString('hex'));
  const limits = await app.db.selectFrom('rate_limits').select('key').execute();
  expect(limits.length).toBeGreaterThan(0);
  expect(JSON.stringify(limits)).not.toContain('nour');
});

test('two people who sign up with one e-mail at the same time make one account', async () => {
  await using app = await buildTestApp();
  const signUps = Array.from({ length: 8 }, (_, n) =>
    app.post('/api/auth/signup', { email: 'nour@example.com', password, name: `Nour ${n}` }),
  );
  const statuses = (await Promise.all(signUps)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});
