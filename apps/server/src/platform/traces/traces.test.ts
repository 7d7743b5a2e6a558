import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildAddress } from '../../features/identity/addresses/address.builder.ts';
import { buildShop } from '../../features/market/shops/shop.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { deletePastTraces } from './traces.repo.ts';

async function comeFrom(app: TestApp, user: Parameters<TestApp['as']>[0], from: string, device?: string) {
  const headers = device ? { 'souk-device': device } : {};
  const { status } = await app
    .as(user)
    .request({ method: 'GET', url: '/api/auction-name', remoteAddress: from, headers });
  expect(status).toBe(200);
  await app.app.traces.write();
}

const kept = (app: TestApp) => app.db.selectFrom('traces').selectAll().orderBy('kind').execute();

test('a network and a device are kept as hashes that are the same for two who share them', async () => {
  await using app = await buildTestApp();
  const { owner_id: seller } = await buildShop(app.db);
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, is_default: true });
  const device = randomUUID();
  await comeFrom(app, seller, '203.0.113.9', device);
  await comeFrom(app, buyer.id, '203.0.113.9', device.toUpperCase());
  await comeFrom(app, buyer.id, '203.0.113.9', device);
  const rows = await kept(app);
  expect(rows.map(({ kind }) => kind)).toEqual(['device', 'device', 'network', 'network']);
  expect(rows[0]?.digest.equals(rows[1]!.digest)).toBe(true);
  expect(rows[2]?.digest.equals(rows[3]!.digest)).toBe(true);
  expect(rows[0]?.digest.equals(rows[2]!.digest)).toBe(false);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('of who can neither bid nor sell nothing is kept, nor of the machine of the market itself', async () => {
  await using app = await buildTestApp();
  const reader = await buildUser(app.db);
  await comeFrom(app, reader.id, '203.0.113.9', randomUUID());
  const buyer = await buildUser(app.db);
  await buildAddress(app.db, { user_id: buyer.id, is_default: true });
  await comeFrom(app, buyer.id, '127.0.0.1');
  await comeFrom(app, buyer.id, '127.0.0.1', 'not an id');
  expect(await kept(app)).toEqual([]);
});

test('they are forgotten after a month without being seen, and with the account', async () => {
  await using app = await buildTestApp();
  const [gone, left] = [await buildUser(app.db), await buildUser(app.db)];
  for (const { id } of [gone, left]) {
    await buildAddress(app.db, { user_id: id, is_default: true });
    await comeFrom(app, id, '2001:db8::1');
  }
  const old = new Date(Date.now() - 31 * 86_400_000);
  await app.db.updateTable('traces').set({ last_seen_at: old }).where('user_id', '=', gone.id).execute();
  await deletePastTraces(app.db);
  expect((await kept(app)).map(({ user_id }) => user_id)).toEqual([left.id]);
  const { status } = await app.as(left).delete(`/api/users/${left.id}`);
  expect(status).toBe(204);
  await app.app.traces.write();
  expect(await kept(app)).toEqual([]);
});
