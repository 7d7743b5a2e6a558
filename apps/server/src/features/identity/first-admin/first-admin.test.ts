import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';
import { firstAdminLink } from './index.ts';

const DAY_MS = 86_400_000;
const linkOf = (app: TestApp) => firstAdminLink(app, 'https://market.example');
const tokenIn = (link: string | undefined) => new URL(link!).searchParams.get('token')!;
const become = (app: TestApp, who: { id: Person['id'] }, token: string) =>
  app.as(who).post('/api/auth/first-admin', { token });
type Person = Awaited<ReturnType<typeof buildUser>>;

test('whoever opens the printed link becomes the first admin, once', async () => {
  await using app = await buildTestApp();
  const [nour, omar] = [await buildUser(app.db), await buildUser(app.db)];
  const link = await linkOf(app);
  expect(link).toMatch(/^https:\/\/market\.example\/first-admin\?token=[\w-]{32}$/);
  const token = tokenIn(link);
  expect((await app.as(nour).get('/api/admin/users')).status).toBe(403);
  expect((await become(app, nour, token)).body).toMatchObject({ _id: nour.id, role: 'admin' });
  expect((await app.as(nour).get('/api/admin/users')).status).toBe(200);
  expect((await become(app, omar, token)).body.error.code).toBe('link_expired');
  expect(await linkOf(app)).toBeUndefined();
  const { body } = await app.as(nour).get('/api/admin/audit');
  expect(body.items).toMatchObject([{ details: { by: 'first-admin', to: 'admin' } }]);
});

test('of two who open it at once, one becomes admin', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const people = [await buildUser(app.db), await buildUser(app.db)];
  const token = tokenIn(await linkOf(app));
  const answers = await Promise.all(people.map((person, nth) => become(nth ? other : app, person, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a link works for a day, until the next start, and not once there is an admin', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const first = tokenIn(await linkOf(app));
  const second = tokenIn(await linkOf(app));
  const code = async (token: string) => (await become(app, nour, token)).body.error?.code;
  expect(await code(first)).toBe('link_expired');
  expect(await code('made-up')).toBe('link_expired');
  app.clock.forward(DAY_MS);
  expect(await code(second)).toBe('link_expired');
  const third = tokenIn(await linkOf(app));
  await buildUser(app.db, { role: 'admin' });
  expect(await code(third)).toBe('link_expired');
});

test('somebody who has not proved their e-mail does so first, and the link still works', async () => {
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: 'smtp://127.0.0.1:1' } });
  const nour = await buildUser(app.db, { email_verified_at: null });
  const token = tokenIn(await linkOf(app));
  expect((await become(app, nour, token)).body.error.code).toBe('email_not_verified');
  await app.db.updateTable('users').set({ email_verified_at: app.clock.now() }).execute();
  expect((await become(app, nour, token)).status).toBe(200);
});

test('where no mail leaves, the link itself speaks for the address, unless it is somebody else’s', async () => {
  await using app = await buildTestApp();
  const email = 'nour@example.com';
  const pretender = await buildUser(app.db, { email, email_verified_at: null });
  const token = tokenIn(await linkOf(app));
  await buildUser(app.db, { email: 'Nour@example.com' });
  expect((await become(app, pretender, token)).body.error.code).toBe('email_not_verified');
  const omar = await buildUser(app.db, { email_verified_at: null });
  expect((await become(app, omar, token)).body).toMatchObject({ role: 'admin', emailVerified: true });
});
