import { expect, test } from 'vitest';
import { record } from '../../../platform/audit/record.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

test('staff look up what was done, by whom it was about or who did it, and by what it was', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const grace = await buildUser(app.db, { name: 'Grace Lindow', role: 'admin' });
  const nour = await buildUser(app.db, { name: 'Nour El Amrani', email: 'nour@example.com' });
  const about = (action: 'user.muted' | 'user.unmuted', actorId: typeof grace.id | null) => {
    app.clock.forward(1_000);
    const subject = { kind: 'user', id: nour.id } as const;
    return record(app.db, { actorId, action, subject, details: { reason: 'why' }, now: app.clock.now() });
  };
  await about('user.muted', grace.id);
  await about('user.unmuted', null);
  const found = async (query: string) => {
    const { body } = await app.as(support).get(`/api/admin/audit?${query}`);
    return [body.total, body.items.map(({ action }: { action: string }) => action)];
  };
  expect(await found('')).toEqual([2, ['user.unmuted', 'user.muted']]);
  expect(await found('search=grace')).toEqual([1, ['user.muted']]);
  expect(await found('search=NOUR@example')).toEqual([2, ['user.unmuted', 'user.muted']]);
  expect(await found('search=nobody')).toEqual([0, []]);
  expect(await found('action=user.unmuted')).toEqual([1, ['user.unmuted']]);
  expect(await found('page=2')).toEqual([2, []]);
});

test('what was done to a shop says its name, and is found by it', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  const shop = await buildShop(app.db, { name: 'Umber & Pine' });
  const subject = { kind: 'shop', id: shop.id } as const;
  await record(app.db, { actorId: admin.id, action: 'show.ended', subject, now: app.clock.now() });
  const { body } = await app.as(admin).get('/api/admin/audit?search=umber');
  expect(body.items).toMatchObject([{ subject: { kind: 'shop', name: 'Umber & Pine', handle: null } }]);
});

test('an act that is undone with its transaction leaves no entry', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  const act = app.db.transaction().execute(async (tx) => {
    const subject = { kind: 'user', id: admin.id } as const;
    await record(tx, { actorId: admin.id, action: 'user.muted', subject, now: app.clock.now() });
    throw new Error('something after it fails');
  });
  await expect(act).rejects.toThrow('after it fails');
  expect((await app.as(admin).get('/api/admin/audit')).body.total).toBe(0);
});
