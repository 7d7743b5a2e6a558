import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { checkSecondFactor } from './index.ts';
import { lockStoredSecrets, openSecret } from './stored-secret.ts';
import { base32, stepAt, totp } from './totp.ts';

const QUARTER_HOUR = 15 * 60_000;
const secret = Buffer.from('12345678901234567890');

/** What a copy of the database would have in it. */
async function everythingIn({ db }: TestApp): Promise<string> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const texts = tables.rows.map(({ name }) =>
    sql<{ text: string | null }>`select string_agg(t::text, '') as text from ${sql.table(name)} t`.execute(
      db,
    ),
  );
  return (await Promise.all(texts)).map(({ rows }) => rows[0]?.text).join('\n');
}

const storedOf = async ({ db }: TestApp, userId: UserId): Promise<Buffer> =>
  (
    await db
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).secret;

async function setUpFor(app: TestApp): Promise<{ id: UserId; secret: Buffer; recoveryCodes: string[] }> {
  const { id } = await buildUser(app.db);
  await app.as(id).post('/api/second-factor/setup');
  const made = openSecret(app.secrets, id, await storedOf(app, id));
  const code = totp(made, stepAt(app.clock.now()));
  const { body } = await app.as(id).post('/api/second-factor/enable', { code });
  app.clock.forward(QUARTER_HOUR);
  return { id, secret: made, recoveryCodes: body.recoveryCodes };
}

async function buildStoredAsItIs(app: TestApp): Promise<UserId> {
  const { id } = await buildUser(app.db);
  const enabled_at = app.clock.now();
  await app.db.insertInto('second_factors').values({ user_id: id, secret, enabled_at }).execute();
  return id;
}

/** Another start over the same database and folder. */
async function startBeside(app: TestApp, env: Record<string, string> = {}): Promise<TestApp> {
  const next = await buildTestApp({ beside: app, env });
  await lockStoredSecrets(next.db, next.secrets, { log: next.log.log });
  return next;
}

const check = (app: TestApp, userId: UserId, given: string) =>
  checkSecondFactor(app, { userId, knownPlace: async () => null }, given).then(
    () => 'let in',
    (failure) => failure.code ?? failure.message,
  );

const codeOf = (app: TestApp, of: Buffer) => totp(of, stepAt(app.clock.now()));

test('a copy of the database does not hold the secret of an app, however it is written', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const { body } = await app.as(nour).post('/api/second-factor/setup');
  const made = openSecret(app.secrets, nour.id, await storedOf(app, nour.id));
  expect(base32(made)).toBe(body.secret);
  const everything = await everythingIn(app);
  expect(everything).toContain((await storedOf(app, nour.id)).toString('hex'));
  for (const written of [body.secret, made.toString('hex'), made.toString('base64')])
    expect(everything).not.toContain(written);
});

test('a secret put in the row of another opens nothing there', async () => {
  await using app = await buildTestApp();
  const thief = await setUpFor(app);
  const nour = await setUpFor(app);
  const own = await storedOf(app, thief.id);
  await app.db.updateTable('second_factors').set({ secret: own }).where('user_id', '=', nour.id).execute();
  expect(await check(app, nour.id, codeOf(app, thief.secret))).toMatch(/key that is not here/);
  expect(await check(app, thief.id, codeOf(app, thief.secret))).toBe('let in');
});

test('secrets that were kept as they are open the door as before, and are locked at the next start', async () => {
  await using app = await buildTestApp();
  const id = await buildStoredAsItIs(app);
  expect(await check(app, id, codeOf(app, secret))).toBe('let in');
  await using next = await startBeside(app);
  expect(await everythingIn(next)).not.toContain(secret.toString('hex'));
  app.clock.forward(QUARTER_HOUR);
  expect(await check(next, id, codeOf(app, secret))).toBe('let in');
});

test('a key of the operator’s own takes the place of the file at the next start', async () => {
  await using app = await buildTestApp();
  const nour = await setUpFor(app);
  const env = { SOUK_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  {
    await using moved = await startBeside(app, env);
    expect(await check(moved, nour.id, codeOf(app, nour.secret))).toBe('let in');
  }
  rmSync(join(app.folder, 'secret.key'));
  await using later = await startBeside(app, env);
  app.clock.forward(QUARTER_HOUR);
  expect(await check(later, nour.id, codeOf(app, nour.secret))).toBe('let in');
});

test('with the key lost, the start says so, no code is taken, and recovery codes open the door', async () => {
  await using app = await buildTestApp();
  const nour = await setUpFor(app);
  rmSync(join(app.folder, 'secret.key'));
  await using later = await startBeside(app);
  const warned = later.log.lines.find(
    ({ level, msg }) => level === 'warn' && msg?.includes('SOUK_SECRET_KEY'),
  );
  expect(warned).toMatchObject({ unreadable: 1 });
  expect(await check(later, nour.id, codeOf(app, nour.secret))).toMatch(/key that is not here/);
  expect(await check(later, nour.id, nour.recoveryCodes[0]!)).toBe('let in');
});

test('more secrets than are looked at together are all locked', async () => {
  await using app = await buildTestApp();
  const ids = await Promise.all(Array.from({ length: 20 }, () => buildStoredAsItIs(app)));
  await lockStoredSecrets(app.db, app.secrets, { log: app.log.log, atOnce: 3 });
  for (const id of ids) expect(app.secrets.isUpToDate(await storedOf(app, id))).toBe(true);
});
