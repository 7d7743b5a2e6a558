import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { checkSecondFactor } from './index.ts';
import { openSecret } from './stored-secret.ts';
import { stepAt, totp } from './totp.ts';

const HALF_MINUTE = 30_000;

const codeAt = async (app: TestApp, userId: UserId, drift = 0): Promise<string> => {
  const { secret } = await app.db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return totp(openSecret(app.secrets, userId, secret), stepAt(app.clock.now()) + drift);
};

async function enabledFor(app: TestApp): Promise<{ id: UserId; recoveryCodes: string[] }> {
  const { id } = await buildUser(app.db, { name: 'Nour' });
  await app.as(id).post('/api/second-factor/setup');
  const { body } = await app.as(id).post('/api/second-factor/enable', { code: await codeAt(app, id) });
  app.clock.forward(2 * HALF_MINUTE);
  return { id, recoveryCodes: body.recoveryCodes };
}

const check = (app: TestApp, userId: UserId, given?: string) =>
  checkSecondFactor(app, { userId, knownPlace: async () => null }, given).then(
    () => 'let in',
    (failure) => failure.code,
  );

test('a seller sets it up with an app, shows one code, and is asked for one from then on', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email: 'nour@example.com' });
  expect((await app.as(nour).get('/api/second-factor')).body).toEqual({
    enabled: false,
    recoveryCodesLeft: 0,
  });
  const setup = await app.as(nour).post('/api/second-factor/setup');
  expect(setup.body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(setup.body.uri).toContain(`secret=${setup.body.secret}`);
  expect(setup.body.uri).toContain('nour%40example.com');
  expect(await check(app, nour.id)).toBe('let in');

  const wrong = await app.as(nour).post('/api/second-factor/enable', { code: await codeAt(app, nour.id, 5) });
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'wrong_code']);
  expect(await check(app, nour.id)).toBe('let in');

  const on = await app.as(nour).post('/api/second-factor/enable', { code: await codeAt(app, nour.id) });
  expect(on.body.recoveryCodes).toHaveLength(10);
  expect(new Set(on.body.recoveryCodes).size).toBe(10);
  expect(await check(app, nour.id)).toBe('second_factor_required');
  expect((await app.as(nour).get('/api/second-factor')).body).toEqual({
    enabled: true,
    recoveryCodesLeft: 10,
  });
  // The code that switched it on was used.
  expect(await check(app, nour.id, await codeAt(app, nour.id))).toBe('wrong_second_factor');
  expect(await check(app, nour.id, await codeAt(app, nour.id, 1))).toBe('let in');
});

test('while it is on, no new secret takes its place', async () => {
  await using app = await buildTestApp();
  const { id } = await enabledFor(app);
  const code = await codeAt(app, id);
  expect((await app.as(id).post('/api/second-factor/setup')).body.error.code).toBe('second_factor_on');
  expect((await app.as(id).post('/api/second-factor/enable', { code })).body.error.code).toBe(
    'second_factor_on',
  );
  expect(await check(app, id, code)).toBe('let in');
});

test('a code works once, and none from before it works after', async () => {
  await using app = await buildTestApp();
  const { id } = await enabledFor(app);
  const [before, now, next] = [await codeAt(app, id, -1), await codeAt(app, id), await codeAt(app, id, 1)];
  expect(await check(app, id, now)).toBe('let in');
  expect(await check(app, id, now)).toBe('wrong_second_factor');
  expect(await check(app, id, before)).toBe('wrong_second_factor');
  expect(await check(app, id, next)).toBe('let in');
});

test('a phone half a minute off gets in, one further off does not', async () => {
  await using app = await buildTestApp();
  const { id } = await enabledFor(app);
  expect(await check(app, id, await codeAt(app, id, -2))).toBe('wrong_second_factor');
  expect(await check(app, id, await codeAt(app, id, 2))).toBe('wrong_second_factor');
  expect(await check(app, id, await codeAt(app, id, -1))).toBe('let in');
  const { body } = { body: await codeAt(app, id, 1) };
  expect(await check(app, id, `${body.slice(0, 3)} ${body.slice(3)}`)).toBe('let in');
});

test('a recovery code works once, typed as one likes, and is told by mail', async () => {
  await using app = await buildTestApp();
  const { id, recoveryCodes } = await enabledFor(app);
  const [first, second] = recoveryCodes as [string, string];
  expect(await check(app, id, first)).toBe('let in');
  expect(await check(app, id, first)).toBe('wrong_second_factor');
  expect(await check(app, id, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).toBe('let in');
  expect((await app.as(id).get('/api/second-factor')).body.recoveryCodesLeft).toBe(8);
  expect(await mailsAsked(app)).toEqual(['second-factor-on', 'recovery-code-used', 'recovery-code-used']);
});

test('another’s recovery code opens nothing', async () => {
  await using app = await buildTestApp();
  const nour = await enabledFor(app);
  const other = await enabledFor(app);
  expect(await check(app, nour.id, other.recoveryCodes[0])).toBe('wrong_second_factor');
  expect(await check(app, other.id, other.recoveryCodes[0])).toBe('let in');
});

test('recovery codes are kept only as hashes', async () => {
  await using app = await buildTestApp();
  const { recoveryCodes } = await enabledFor(app);
  const { rows } = await sql<{ all: string }>`
    select string_agg(encode(code_hash, 'escape'), ' ') as all from recovery_codes`.execute(app.db);
  for (const code of recoveryCodes) {
    expect(rows[0]?.all).not.toContain(code);
    expect(rows[0]?.all).not.toContain(code.replaceAll('-', ''));
  }
});

test('new recovery codes take the place of the old ones', async () => {
  await using app = await buildTestApp();
  const { id, recoveryCodes } = await enabledFor(app);
  const renewed = await app.as(id).post('/api/second-factor/recovery-codes');
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect(await check(app, id, recoveryCodes[0])).toBe('wrong_second_factor');
  expect(await check(app, id, renewed.body.recoveryCodes[0])).toBe('let in');
});

test('switched off, nothing is asked for any more and the recovery codes are gone', async () => {
  await using app = await buildTestApp();
  const { id } = await enabledFor(app);
  expect((await app.as(id).delete('/api/second-factor')).status).toBe(204);
  expect(await check(app, id)).toBe('let in');
  expect(await app.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  expect((await app.as(id).delete('/api/second-factor')).body.error.code).toBe('second_factor_off');
  const renewed = await app.as(id).post('/api/second-factor/recovery-codes');
  expect(renewed.body.error.code).toBe('second_factor_off');
  expect(await mailsAsked(app)).toEqual(['second-factor-on', 'second-factor-off']);
});

async function mailsAsked(app: TestApp): Promise<string[]> {
  const rows = await app.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => (payload as { data: { template: string } }).data.template);
}

test('an admin lets in someone who lost app and codes, and its owner is told', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  const { id } = await enabledFor(app);
  const off = (body: object) => app.as(admin).post(`/api/admin/users/${id}/second-factor/off`, body);
  const reason = 'She showed her passport on a video call.';
  expect((await app.as(admin).get(`/api/admin/users/${id}`)).body.secondFactor).toBe(true);
  expect((await off({ reason: 'yes' })).body.error.details[0].field).toBe('reason');
  expect((await off({ reason })).status).toBe(204);

  expect(await check(app, id)).toBe('let in');
  expect((await app.as(id).get('/api/favorites')).status).toBe(401);
  expect((await off({ reason })).body.error.code).toBe('second_factor_off');
  const { body } = await app.as(admin).get(`/api/admin/users/${id}`);
  expect(body.secondFactor).toBe(false);
  expect(body.history).toMatchObject([{ action: 'user.second-factor-off', details: { reason } }]);
  expect(await mailsAsked(app)).toEqual(['second-factor-on', 'second-factor-off']);
});
