import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { idOf } from '../platform/ids.ts';
import { hashPassword } from '../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { neighbours, shopkeepers } from './content/named-people.ts';
import { settleDemoPasswords } from './demo-passwords.ts';
import { demoPassword, demoVersion } from './demo-world.ts';

const cast = [...shopkeepers, ...neighbours].filter(({ email }) => email !== undefined);

/** As much of the demo world as one signs in to. */
async function demo(): Promise<TestApp> {
  const app = await buildTestApp();
  mkdirSync(app.folder, { recursive: true });
  await app.db.insertInto('demo_world').values({ version: demoVersion, anchor: app.clock.now() }).execute();
  const password_hash = await hashPassword(demoPassword);
  for (const { handle, email, role } of cast) {
    const id = idOf<UserId>(`user:${handle}`);
    const proved = app.clock.now();
    await buildUser(app.db, {
      id,
      email: email!,
      role: role ?? 'member',
      password_hash,
      email_verified_at: proved,
    });
  }
  return app;
}

const settle = (app: TestApp, thisMachineOnly: boolean) =>
  settleDemoPasswords({ db: app.db, dataDir: app.folder, thisMachineOnly });

const signIn = async (app: TestApp, email: string, password: string) =>
  (await app.post('/api/auth/login', { email, password })).status;

test('the published passwords open nothing that others can reach, and open it again on this machine alone', {
  tags: 'whole',
}, async () => {
  await using app = await demo();
  const admin = cast.find(({ role }) => role === 'admin')!;
  expect(await settle(app, true)).toEqual({ kind: 'published' });
  expect(await signIn(app, admin.email!, demoPassword)).toBe(200);
  const before = app.as(idOf<UserId>(`user:${admin.handle}`));
  expect((await before.get('/api/sessions')).status).toBe(200);

  const opened = await settle(app, false);
  if (opened.kind !== 'new') throw new Error(`the passwords are ${opened.kind}`);
  expect(opened.logins.map(({ email }) => email).sort()).toEqual(cast.map(({ email }) => email).sort());
  expect(new Set(opened.logins.map(({ password }) => password)).size).toBe(cast.length);
  for (const { email, password } of opened.logins) {
    expect(await signIn(app, email, demoPassword)).toBe(401);
    expect(await signIn(app, email, password)).toBe(200);
  }
  // Who signed in with a published one is signed out.
  app.clock.forward(5_000);
  expect((await before.get('/api/sessions')).status).toBe(401);

  // Another start shows nothing again and changes nothing.
  expect(await settle(app, false)).toEqual({ kind: 'own' });
  expect(
    await signIn(app, admin.email!, opened.logins.find(({ email }) => email === admin.email)!.password),
  ).toBe(200);

  expect(await settle(app, true)).toEqual({ kind: 'published' });
  expect(await signIn(app, admin.email!, demoPassword)).toBe(200);
  const again = await settle(app, false);
  expect(again).toMatchObject({ kind: 'new' });
  expect(again).not.toEqual(opened);
});

test('a start that was cut short between two of them goes on where it was', async () => {
  await using app = await demo();
  await settle(app, false);
  const [first] = cast;
  const id = idOf<UserId>(`user:${first!.handle}`);
  await app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(demoPassword) })
    .where('id', '=', id)
    .execute();
  expect(await settle(app, false)).toMatchObject({ kind: 'new', logins: [{ email: first!.email }] });
});

test('a market that was never a demo is left alone', async () => {
  await using app = await buildTestApp();
  expect(await settle(app, false)).toEqual({ kind: 'none' });
  expect(existsSync(join(app.folder, 'demo-passwords-changed'))).toBe(false);
});
