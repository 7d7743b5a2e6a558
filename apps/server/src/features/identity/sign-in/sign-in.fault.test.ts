import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo, resetTokenTo } from '../../../testing/mail-reading.ts';
import { buildUser } from '../accounts/user.builder.ts';

const email = 'nour@example.com';
const before = 'three goats on a roof';
const after = 'nine boats in a bottle';

/** Breaks off whatever writes to a table, as a process or database that dies at that line does. */
async function whileBroken(app: TestApp, table: 'outbox' | 'sessions', act: () => Promise<unknown>) {
  app.log.allowErrors();
  await sql
    .raw(
      `create function pg_temp_break() returns trigger language plpgsql as $$ begin raise 'gone'; end $$;
      create trigger broken before insert on ${table} execute function pg_temp_break()`,
    )
    .execute(app.db);
  try {
    return await act();
  } finally {
    await sql.raw(`drop trigger broken on ${table}; drop function pg_temp_break()`).execute(app.db);
  }
}

const stateOf = async (app: TestApp) => ({
  users: await app.db.selectFrom('users').selectAll().execute(),
  sessions: await app.db.selectFrom('sessions').select('id').execute(),
  waiting: await app.db.selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute(),
  unused: await app.db.selectFrom('one_time_secrets').select('id').where('used_at', 'is', null).execute(),
});

test.each(['outbox', 'sessions'] as const)(
  'a sign-up that breaks off at the %s leaves nothing behind, and works the next time',
  async (table) => {
    await using app = await buildTestApp();
    const signUp = () => app.post('/api/auth/signup', { email, password: before, name: 'Nour' });
    const empty = await stateOf(app);
    expect(await whileBroken(app, table, signUp)).toMatchObject({ status: 500 });
    expect(await stateOf(app)).toEqual(empty);
    expect((await signUp()).status).toBe(201);
  },
);

test('a reset that breaks off leaves the old password, the sessions and the link as they were', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email, password_hash: await hashPassword(before) });
  await app.tokenOf(nour);
  await app.post('/api/auth/password/forgotten', { email });
  const token = await resetTokenTo(app, email);
  const state = await stateOf(app);
  const reset = () => app.post('/api/auth/password/reset', { token, password: after });
  for (const table of ['outbox', 'sessions'] as const) {
    expect(await whileBroken(app, table, reset)).toMatchObject({ status: 500 });
    expect(await stateOf(app)).toEqual(state);
  }
  expect((await reset()).status).toBe(200);
});

test('a first sign-in by code that breaks off proves nothing and takes nothing away', async () => {
  await using app = await buildTestApp();
  await app.post('/api/auth/signup', { email, password: before, name: 'Nour' });
  await app.post('/api/auth/code', { email });
  const code = await codeTo(app, email, 'sign-in-code');
  const state = await stateOf(app);
  const logIn = () => app.post('/api/auth/code/login', { email, code });
  expect(await whileBroken(app, 'sessions', logIn)).toMatchObject({ status: 500 });
  expect(await stateOf(app)).toEqual(state);
  expect((await logIn()).status).toBe(200);
});

test('a change of e-mail or password that breaks off at its mail changes nothing', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email, password_hash: await hashPassword(before) });
  const at = `/api/users/${nour.id}`;
  await app.as(nour).put(`${at}/email`, { email: 'nour@new.example' });
  const code = await codeTo(app, 'nour@new.example', 'change-email');
  const state = await stateOf(app);
  const changes = [
    () => app.as(nour).put(`${at}/password`, { password: after }),
    () => app.as(nour).post(`${at}/email/confirm`, { code }),
  ];
  for (const change of changes) {
    expect(await whileBroken(app, 'outbox', change)).toMatchObject({ status: 500 });
    expect(await stateOf(app)).toEqual(state);
  }
  expect((await app.as(nour).post(`${at}/email/confirm`, { code })).status).toBe(200);
});
