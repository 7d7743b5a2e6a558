import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { startSession } from '../../../platform/session/sessions.service.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

const password = 'open the market please';
const buildNour = async (app: TestApp) =>
  await buildUser(app.db, { password_hash: await hashPassword(password) });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusWith = async (app: TestApp, token: string) =>
  (await app.get('/api/sessions', bearer(token))).status;

async function signIn(app: TestApp, email: string, headers = {}): Promise<string> {
  const { status, body } = await app.post('/api/auth/login', { email, password }, headers);
  expect(status).toBe(200);
  return body.token;
}

test('the token of an ended session opens nothing, then or later', async () => {
  await using app = await buildTestApp();
  const { email } = await buildNour(app);
  const token = await signIn(app, email);
  expect(await statusWith(app, token)).toBe(200);
  expect((await app.post('/api/auth/logout', undefined, bearer(token))).status).toBe(204);
  expect(await statusWith(app, token)).toBe(401);
  await signIn(app, email);
  expect(await statusWith(app, token)).toBe(401);
  const again = await app.post('/api/auth/logout', undefined, bearer(token));
  expect([again.status, again.body.error.code]).toEqual([401, 'unauthenticated']);
});

test('a token in the query, in a cookie or in the body is ignored', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const token = await app.tokenOf(nour);
  for (const name of ['token', 'access_token', 'authorization']) {
    const { status } = await app.get(`/api/favorites?${name}=${token}`);
    expect(status).toBe(401);
  }
  expect((await app.get('/api/sessions', { cookie: `token=${token}; session=${token}` })).status).toBe(401);
  const body = { token, access_token: token };
  expect((await app.post('/api/second-factor/setup', body)).status).toBe(401);
});

test('nobody’s token is chosen for them: signing in makes a new one, whatever is sent along', async () => {
  await using app = await buildTestApp();
  const { email } = await buildNour(app);
  const mallory = await app.tokenOf(await buildUser(app.db));
  const made = 'AAAAAAAAAAAAAAAAAAAAAA';
  const tokens = [
    await signIn(app, email),
    await signIn(app, email, bearer(made)),
    await signIn(app, email, bearer(mallory)),
    await signIn(app, email, { cookie: `token=${made}` }),
  ];
  expect(new Set([...tokens, made, mallory]).size).toBe(6);
  expect(await statusWith(app, made)).toBe(401);
  const { items } = (await app.get('/api/sessions', bearer(mallory))).body;
  expect(items).toHaveLength(1);
});

test('no two tokens are alike, each has 128 bits, and the database has none of them', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const started = { userId: nour.id, userAgent: '', way: 'password', now: app.clock.now() } as const;
  const tokens = await Promise.all(Array.from({ length: 500 }, () => startSession(app.db, started)));
  expect(new Set(tokens).size).toBe(500);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const { rows } = await sql<{ all: string }>`
    select string_agg(to_jsonb(sessions)::text || encode(token_hash, 'base64') ||
      encode(token_hash, 'escape'), ' ') as all from sessions`.execute(app.db);
  const kept = rows[0]?.all ?? '';
  for (const token of tokens) {
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

test('a device signed out eight times at once is signed out once', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const nour = await buildUser(app.db);
  const started = { userId: nour.id, userAgent: 'phone', way: 'password', now: app.clock.now() } as const;
  const token = await startSession(app.db, started);
  const { items } = (await app.get('/api/sessions', bearer(token))).body;
  const lost = items.find(({ current }: { current: boolean }) => current);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => (n % 2 ? app : other).as(nour).delete(`/api/sessions/${lost._id}`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(404)]);
});

test('a device thrown out elsewhere throws nobody out in the two seconds it is remembered', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const nour = await buildUser(app.db);
  const stolen = await app.tokenOf(nour);
  expect(await statusWith(app, stolen)).toBe(200);
  expect((await other.as(nour).delete('/api/sessions')).status).toBe(204);
  const [mine] = (await other.as(nour).get('/api/sessions')).body.items;
  for (const url of ['/api/sessions', '/api/sessions?all=true', `/api/sessions/${mine._id}`]) {
    const { status, body } = await app.as(nour).delete(url);
    expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
  }
  expect((await other.as(nour).get('/api/sessions')).body.items).toHaveLength(1);
});

test('two devices that sign each other out at once leave one of them', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  for (let round = 0; round < 5; round += 1) {
    const nour = await buildUser(app.db);
    await Promise.all([app.tokenOf(nour), other.tokenOf(nour)]);
    const answers = await Promise.all([
      app.as(nour).delete('/api/sessions'),
      other.as(nour).delete('/api/sessions'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    const left = await app.db.selectFrom('sessions').select('id').where('user_id', '=', nour.id).execute();
    expect(left).toHaveLength(1);
  }
});

test('signing out wins over whatever the same device asks at that moment', async () => {
  await using app = await buildTestApp();
  const { email } = await buildNour(app);
  for (let round = 0; round < 8; round += 1) {
    const token = await signIn(app, email);
    const asking = () => Array.from({ length: 6 }, () => statusWith(app, token));
    const [signedOut] = await Promise.all([
      app.post('/api/auth/logout', undefined, bearer(token)),
      ...asking(),
    ]);
    expect(signedOut.status).toBe(204);
    expect(await statusWith(app, token)).toBe(401);
  }
});

test('signing out everywhere while signing in leaves no session that is not listed', async () => {
  await using app = await buildTestApp();
  const nour = await buildNour(app);
  await app.tokenOf(nour);
  const [signedOut, ...tokens] = await Promise.all([
    app.as(nour).delete('/api/sessions'),
    ...Array.from({ length: 6 }, () => signIn(app, nour.email)),
  ]);
  expect(signedOut.status).toBe(204);
  const alive = await Promise.all(tokens.map((token) => statusWith(app, token)));
  const open = alive.filter((status) => status === 200).length;
  expect((await app.as(nour).get('/api/sessions')).body.items).toHaveLength(open + 1);
  expect((await app.as(nour).delete('/api/sessions?all=true')).status).toBe(204);
  const after = await Promise.all(tokens.map((token) => statusWith(app, token)));
  expect(after).toEqual(Array(6).fill(401));
});

test('a session ends with its account, whether the row is gone or only nameless', async () => {
  await using app = await buildTestApp();
  const [gone, left] = [await buildUser(app.db), await buildUser(app.db)];
  const tokens = [await app.tokenOf(gone), await app.tokenOf(left)];
  for (const token of tokens) expect(await statusWith(app, token)).toBe(200);
  await app.db.deleteFrom('users').where('id', '=', gone.id).execute();
  await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', left.id).execute();
  app.clock.forward(2_000);
  for (const token of tokens) expect(await statusWith(app, token)).toBe(401);
});

test('what another process changed counts after two seconds: muted, role taken away, signed out', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const admin = await buildUser(app.db, { role: 'admin' });
  const token = await app.tokenOf(admin);
  const settings = async (at: TestApp) => (await at.app.sessions.find(token)) ?? 'nobody';
  expect(await settings(other)).toMatchObject({ role: 'admin', muted: false });
  await app.db.updateTable('users').set({ role: 'member', muted: true }).where('id', '=', admin.id).execute();
  app.clock.forward(2_000);
  expect(await settings(other)).toMatchObject({ role: 'member', muted: true });
  await app.as(admin).delete('/api/sessions?all=true');
  expect(await settings(app)).toBe('nobody');
  app.clock.forward(2_000);
  expect(await settings(other)).toBe('nobody');
});
