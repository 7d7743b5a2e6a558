import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { grantRole } from './index.ts';

const reason = 'Leaves the team at the end of the day.';

test('two admins who take the role from each other at once leave one of them', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  for (let round = 0; round < 5; round += 1) {
    await app.db.updateTable('users').set({ role: 'member' }).execute();
    const [one, two] = [
      await buildUser(app.db, { role: 'admin' }),
      await buildUser(app.db, { role: 'admin' }),
    ];
    const answers = await Promise.all([
      app.as(one).patch(`/api/admin/users/${two.id}`, { role: 'member' }),
      other
        .as(two)
        .patch(`/api/admin/users/${one.id}`, round % 2 ? { role: 'member' } : { suspended: true, reason }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const admins = await app.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('suspended_at', 'is', null)
      .execute();
    expect(admins).toHaveLength(1);
  }
});

test('an admin who was one a moment ago changes nobody any more', async () => {
  await using app = await buildTestApp();
  const [was, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  await buildUser(app.db, { role: 'admin' });
  expect((await app.as(was).get('/api/admin/users')).status).toBe(200);
  // Taken by another process, which this one has not heard of yet.
  await app.db.updateTable('users').set({ role: 'member' }).where('id', '=', was.id).execute();
  const answer = await app.as(was).patch(`/api/admin/users/${nour.id}`, { role: 'admin' });
  expect(answer.status).toBe(403);
});

test('the command gives a role to the account that proved the address, and to no other', async () => {
  await using app = await buildTestApp();
  const grant = (email: string, role: 'admin' | 'member' = 'admin') => grantRole(app, { email, role });
  await buildUser(app.db, { email: 'nour@example.com', email_verified_at: null, name: 'Pretender' });
  expect(await grant('nour@example.com')).toEqual({ kind: 'unproved', name: 'Pretender' });
  const nour = await buildUser(app.db, { email: 'Nour@example.com', name: 'Nour' });
  await buildUser(app.db, { email: 'gone@example.com', suspended_at: new Date(), name: 'Gone' });
  expect(await grant('nobody@example.com')).toEqual({ kind: 'nobody' });
  expect(await grant('gone@example.com')).toEqual({ kind: 'suspended', name: 'Gone' });
  expect(await grant(' nour@EXAMPLE.com')).toEqual({ kind: 'granted', name: 'Nour', from: 'member' });
  expect(await grant('nour@example.com')).toEqual({ kind: 'already', name: 'Nour' });
  expect(await grant('nour@example.com', 'member')).toEqual({ kind: 'last-admin', name: 'Nour' });
  const { body } = await app.as(nour).get('/api/admin/audit');
  expect(body.items).toMatchObject([
    { actor: null, action: 'user.role-changed', details: { from: 'member', to: 'admin', by: 'command' } },
  ]);
});
