import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

const password = 'three goats on a roof';
const names = ['userId', '_id', 'id', 'user', 'actor', 'sub'];

const ours =
  /\/auth\/(signup|login|code|password|confirm)\b|\/users\/:userId\/(password|email|verification\/email)\b/;
const bodyOf = ({ schema }: RouteOptions) => schema?.body as { shape: object } | undefined;

test('a body that names another user’s id changes nothing, on every route of signing in', async () => {
  await using app = await buildTestApp();
  const password_hash = await hashPassword(password);
  const self = await buildUser(app.db, { email: 'self@example.com', password_hash });
  const victim = await buildUser(app.db, { email: 'victim@example.com', password_hash });
  const everythingOf = async () => ({
    user: await app.db.selectFrom('users').selectAll().where('id', '=', victim.id).execute(),
    sessions: await app.db.selectFrom('sessions').selectAll().where('user_id', '=', victim.id).execute(),
    secrets: await app.db
      .selectFrom('one_time_secrets')
      .selectAll()
      .where('user_id', '=', victim.id)
      .execute(),
  });
  const before = await everythingOf();
  const fields = {
    email: 'self@example.com',
    password,
    name: 'Robin',
    code: '123456',
    token: 'A'.repeat(32),
  };
  const routes = app.app.routes.filter((route) => ours.test(route.url) && bodyOf(route));
  for (const route of routes) {
    const url = route.url.replace(':userId', self.id);
    const known = Object.keys(bodyOf(route)!.shape);
    const honest = Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(name)));
    for (const name of names) {
      const payload = { ...honest, [name]: victim.id };
      const { status, body } = await app
        .as(self)
        .request({ method: route.method as 'POST', url, payload, remoteAddress: '203.0.113.9' });
      expect([url, status, body.error?.details?.some((d: { field: string }) => d.field === name)]).toEqual([
        url,
        400,
        true,
      ]);
    }
  }
  expect(routes.length).toBeGreaterThanOrEqual(10);
  expect(await everythingOf()).toEqual(before);
});

test('at another user’s address nothing can be done with one’s own session', async () => {
  await using app = await buildTestApp();
  const self = await buildUser(app.db);
  const victim = await buildUser(app.db);
  const answers = [
    await app.as(self).put(`/api/users/${victim.id}/password`, { password }),
    await app.as(self).put(`/api/users/${victim.id}/email`, { email: 'mine@example.com' }),
    await app.as(self).post(`/api/users/${victim.id}/email/confirm`, { code: '123456' }),
    await app.as(self).post(`/api/users/${victim.id}/verification/email`),
    await app.as(self).post(`/api/users/${victim.id}/verification/email/confirm`, { code: '123456' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});
