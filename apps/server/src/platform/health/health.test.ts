import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { appliedMigrations, migrate } from '../db/migrate.ts';

test('a market with its database and all migrations is ready', async () => {
  await using app = await buildTestApp();
  expect((await app.get('/healthz')).body).toEqual({ status: 'ok' });
  const { status, body } = await app.get('/readyz');
  expect([status, body]).toEqual([200, { status: 'ok', components: { database: 'ok', migrations: 'ok' } }]);
});

test('one with a migration to run is alive but not ready, and says which part', async () => {
  await using app = await buildTestApp();
  await sql`delete from migrations where name = (select max(name) from migrations)`.execute(app.db);
  expect((await app.get('/healthz')).status).toBe(200);
  const { status, body } = await app.get('/readyz');
  expect([status, body.components]).toEqual([503, { database: 'ok', migrations: 'unavailable' }]);
  expect(app.log.lines.filter(({ msg }) => msg === 'not ready')).toMatchObject([{ component: 'migrations' }]);
});

test('code that is older than its database changes nothing there, and says which version to start', async () => {
  await using app = await buildTestApp();
  await sql`insert into migrations (name, timestamp) values ('9999-later', '2040-01-01')`.execute(app.db);
  const applied = await appliedMigrations(app.db);
  await expect(migrate(app.db)).rejects.toThrow(/used by a newer Souk \(it has 9999-later\)/);
  expect(await appliedMigrations(app.db)).toEqual(applied);
});
