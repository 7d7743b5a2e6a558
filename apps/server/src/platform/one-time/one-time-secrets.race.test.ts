import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  codeLifeMs,
  findLink,
  issueCode,
  issueLink,
  type Purposed,
  spend,
  tryCode,
} from './one-time-secrets.ts';

const forNour = async (app: TestApp): Promise<Purposed> => {
  const { id, email } = await buildUser(app.db);
  return { purpose: 'verify-email', userId: id, subject: email };
};

test('a code works once, also when it comes from two sides at the same time', async () => {
  await using app = await buildTestApp();
  const what = await forNour(app);
  const code = await issueCode(app, what);
  const uses = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const id = await tryCode(app, what, code);
      return id !== undefined && (await spend(app.db, id, app.clock.now()));
    }),
  );
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await tryCode(app, what, code)).toBeUndefined();
});

test('after five wrong codes the right one is wrong too, however many try at once', async () => {
  await using app = await buildTestApp();
  const what = await forNour(app);
  const code = await issueCode(app, what);
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 5 }, () => tryCode(app, what, wrong)));
  expect(await tryCode(app, what, code)).toBeUndefined();
});

test('a code is good for ten minutes, for one purpose and one person, until the next is sent', async () => {
  await using app = await buildTestApp();
  const what = await forNour(app);
  const first = await issueCode(app, what);
  expect(await tryCode(app, { ...what, purpose: 'confirm' }, first)).toBeUndefined();
  expect(await tryCode(app, await forNour(app), first)).toBeUndefined();
  let second = await issueCode(app, what);
  while (second === first) second = await issueCode(app, what);
  expect(await tryCode(app, what, first)).toBeUndefined();
  expect(await tryCode(app, what, second)).toBeDefined();
  app.clock.forward(codeLifeMs);
  expect(await tryCode(app, what, second)).toBeUndefined();
});

test('a link leads back to whom it was made for until it is used, and its secret is not in the database', async () => {
  await using app = await buildTestApp();
  const what: Purposed = { ...(await forNour(app)), purpose: 'reset-password' };
  const token = await issueLink(app, what, 60_000);
  const found = await findLink(app, 'reset-password', token);
  expect(found).toMatchObject({ userId: what.userId, subject: what.subject });
  expect(JSON.stringify(await app.db.selectFrom('one_time_secrets').selectAll().execute())).not.toContain(
    token,
  );
  expect(await spend(app.db, found!.id, app.clock.now())).toBe(true);
  expect(await findLink(app, 'reset-password', token)).toBeUndefined();
});
