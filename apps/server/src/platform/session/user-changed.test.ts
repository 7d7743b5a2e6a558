import { globSync, readFileSync } from 'node:fs';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { firstAdminLink } from '../../features/identity/first-admin/index.ts';
import { Authenticator } from '../../testing/authenticator.fixture.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { codeTo, resetTokenTo } from '../../testing/mail-reading.ts';
import { hashPassword } from './password.ts';
import { startSession } from './sessions.service.ts';
import { userChanged } from './user-changed.ts';

const email = 'nour@example.com';
const password = 'three goats on a roof';
const after = 'nine boats in a bottle';

interface World {
  app: TestApp;
  nour: { id: UserId };
  /** Signed in, with the calls of an admin. */
  admin: ReturnType<TestApp['as']>;
}

const openSession = (app: TestApp, { id: userId }: { id: UserId }) =>
  startSession(app.db, { userId, userAgent: 'phone', way: 'password', now: app.clock.now() });

const changeByAdmin =
  (change: object) =>
  ({ admin, nour }: World) =>
    admin.patch(`/api/admin/users/${nour.id}`, { ...change, reason: 'Sold what is not theirs.' });

const calls: Array<[what: string, call: (world: World) => Promise<{ status: number }>]> = [
  ['signs out', ({ app, nour }) => app.as(nour).post('/api/auth/logout')],
  [
    'signs one device out',
    async ({ app, nour }) => {
      const { items } = (await app.as(nour).get('/api/sessions')).body;
      const other = items.find(({ current }: { current: boolean }) => !current);
      return await app.as(nour).delete(`/api/sessions/${other._id}`);
    },
  ],
  ['signs all devices out', ({ app, nour }) => app.as(nour).delete('/api/sessions?all=true')],
  ['proves who they are', ({ app, nour }) => app.as(nour).post('/api/auth/confirm', { password })],
  [
    'proves who they are by passkey',
    async ({ app, nour }) => {
      const phone = new Authenticator();
      const { options } = (await app.as(nour).post('/api/passkeys/options')).body;
      await app.as(nour).post('/api/passkeys', { response: phone.create(options), name: 'Phone' });
      const asked = (await app.post('/api/auth/passkey/options', {})).body.options;
      return await app.as(nour).post('/api/auth/passkey', { response: phone.get(asked) });
    },
  ],
  [
    'changes their password',
    ({ app, nour }) => app.as(nour).put(`/api/users/${nour.id}/password`, { password: after }),
  ],
  [
    'sets a forgotten password anew',
    async ({ app }) => {
      await app.post('/api/auth/password/forgotten', { email });
      const token = await resetTokenTo(app, email);
      return await app.post('/api/auth/password/reset', { token, password: after });
    },
  ],
  [
    'comes by mail to an account that somebody else made',
    async ({ app, nour }) => {
      await app.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', nour.id).execute();
      await app.post('/api/auth/code', { email });
      const code = await codeTo(app, email, 'sign-in-code');
      return await app.post('/api/auth/code/login', { email, code });
    },
  ],
  [
    'opens a shop',
    ({ app, nour }) =>
      app
        .as(nour)
        .post('/api/shops', { name: 'Halden & Moor', city: 'Porto', country: 'PT', shipsWithinDays: 2 }),
  ],
  ['leaves', ({ app, nour }) => app.as(nour).delete(`/api/users/${nour.id}`)],
  [
    'becomes the first admin',
    async ({ app, nour }) => {
      await app.db.updateTable('users').set({ role: 'member' }).execute();
      const token = new URL((await firstAdminLink(app, 'http://market.example'))!).searchParams.get('token');
      return await app.as(nour).post('/api/auth/first-admin', { token });
    },
  ],
  ['is muted', changeByAdmin({ muted: true })],
  ['is suspended', changeByAdmin({ suspended: true })],
  ['is made support', changeByAdmin({ role: 'support' })],
  ['is signed out by an admin', ({ admin, nour }) => admin.delete(`/api/admin/users/${nour.id}/sessions`)],
];

// The clock of a test stands still, so that nothing is looked at anew because its time is over.
test.each(calls)('who %s is looked at anew at once, on other devices too', async (_, call) => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email, password_hash: await hashPassword(password) });
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const bystander = await buildUser(app.db);
  const tokens = [await openSession(app, nour), await openSession(app, bystander)];
  for (const token of tokens) await app.app.sessions.find(token);
  const remembered = () => tokens.map((token) => !(app.app.sessions.find(token) instanceof Promise));
  expect(remembered()).toEqual([true, true]);
  expect((await call({ app, nour, admin })).status).toBeLessThan(300);
  expect(remembered()).toEqual([false, true]);
});

test('who was to be changed in a transaction that is undone stays remembered, and hears of it in this process', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const nour = await buildUser(app.db);
  const token = await openSession(app, nour);
  const remembered = () => [app, other].map(({ app }) => !(app.sessions.find(token) instanceof Promise));
  for (const { app: process } of [app, other]) await process.sessions.find(token);
  const undone = app.db.transaction().execute(async (tx) => {
    userChanged(tx, nour.id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(remembered()).toEqual([true, true]);
  userChanged(app.db, nour.id);
  expect(remembered()).toEqual([false, true]);
});

const writes =
  /(?:updateTable|deleteFrom)\('(?:sessions|users)'\)|(?:insertInto|deleteFrom)\('shops'\)|(?:update|delete from) (?:sessions|users)\b|(?:insert into|delete from) shops\b/;

// What they write is no part of what is remembered of a user.
const others: Record<string, string> = {
  'features/identity/accounts/users.repo.ts': 'the profile',
  'features/identity/people/people.personal.ts': 'how many follow whom',
  'features/identity/people/people.repo.ts': 'how many follow whom',
  'features/identity/verification/decision.repo.ts': 'that a seller was checked',
  'features/identity/verification/phone.service.ts': 'the phone number',
  'features/money/cards/card.repo.ts': 'the card they pay with',
  'platform/mail/refused-mail.repo.ts': 'that no mail reaches them',
  'platform/session/open-connections.repo.ts': 'when a session was last in use',
};

test('whatever writes sessions, users or who has a shop says that a user changed', () => {
  const folder = new URL('../..', import.meta.url);
  const silent = globSync('{features,platform}/**/*.ts', { cwd: folder })
    .filter((path) => !/\.(test|builder|fixture)\.ts$/.test(path))
    .filter((path) => {
      const text = readFileSync(new URL(path, folder), 'utf8');
      return writes.test(text) && !text.includes('userChanged(');
    });
  expect(silent.sort()).toEqual(Object.keys(others).sort());
});
