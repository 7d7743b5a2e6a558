import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { countAttempt } from './strict-limit.ts';

const url = '/api/admin/app/settings';
const limited = { env: { SOUK_REQUESTS_PER_MINUTE: '20', SOUK_TRUSTED_PROXIES: '127.0.0.1' } };
const from = (ip: string) => ({ 'x-forwarded-for': ip });

async function spend(app: TestApp, times: number, headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await app.get(url, headers)).status);
  return statuses;
}

test('an address that asks too often waits for the next minute; others do not', async () => {
  await using app = await buildTestApp(limited);
  expect(await spend(app, 20, from('203.0.113.5'))).not.toContain(429);
  const refused = await app.get(url, from('203.0.113.5'));
  expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_requests']);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(await spend(app, 1, from('203.0.113.6'))).toEqual([200]);
  app.clock.forward(wait * 1000);
  expect(await spend(app, 1, from('203.0.113.5'))).toEqual([200]);
});

test('two processes share what they counted', async () => {
  await using app = await buildTestApp(limited);
  await using other = await buildTestApp({ ...limited, beside: app });
  await spend(app, 12, from('203.0.113.5'));
  await spend(other, 8, from('203.0.113.5'));
  await app.app.limits.share();
  await other.app.limits.share();
  expect(await spend(other, 1, from('203.0.113.5'))).toEqual([429]);
  await app.get(url, from('203.0.113.5'));
  await app.app.limits.share();
  expect(await spend(app, 1, from('203.0.113.5'))).toEqual([429]);
});

test('who was counted before the clock was set back is not held up until it has caught up', async () => {
  await using app = await buildTestApp();
  const attempt = () => countAttempt(app, [{ of: ['clock', 'noor'], most: 2, withinSeconds: 10 }]);
  await attempt();
  await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: 'too_many_requests' });
  app.clock.forward(-3_600_000);
  await attempt();
  await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('the addresses of one IPv6 household count together', async () => {
  await using app = await buildTestApp(limited);
  for (let n = 0; n < 20; n += 1) await app.get(url, from(`2001:db8:7:1::${n.toString(16)}`));
  expect(await spend(app, 1, from('2001:db8:7:1:ffff::1'))).toEqual([429]);
  expect(await spend(app, 1, from('2001:db8:7:2::1'))).toEqual([200]);
});

test('an account is limited wherever it calls from', async () => {
  await using app = await buildTestApp(limited);
  const nour = await buildUser(app.db);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await app.as(nour).get(url, from(`203.0.113.${n}`))).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test('the machine that a demo is shown on is spared, and no other market’s own machine', async () => {
  const env = { SOUK_REQUESTS_PER_MINUTE: '10' };
  await using app = await buildTestApp({ env });
  expect(await spend(app, 30, {})).not.toContain(429);
  // A proxy that says for nobody it comes looks just like this.
  await using served = await buildTestApp({ env, sparesThisMachine: false });
  expect(await spend(served, 11, {})).toContain(429);
  expect((await served.get('/metrics')).status).toBe(404);
});

test('only a proxy that the operator named is believed about its visitors', async () => {
  const env = { SOUK_REQUESTS_PER_MINUTE: '10', SOUK_TRUSTED_PROXIES: '10.0.0.0/8' };
  await using app = await buildTestApp({ env });
  const through = async (remoteAddress: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        (await app.request({ method: 'GET', url, remoteAddress, headers: from(`203.0.113.${n}`) })).status,
      );
    return statuses;
  };
  expect(await through('10.1.2.3')).not.toContain(429);
  // Who sends the header of a proxy from elsewhere is who their connection says.
  expect(await through('198.51.100.9')).toContain(429);
});

test('a limited call goes on while the database is away', async () => {
  await using app = await buildTestApp(limited);
  await spend(app, 3, from('203.0.113.5'));
  await app.db.schema.alterTable('rate_limits').renameTo('elsewhere').execute();
  await expect(app.app.limits.share()).rejects.toThrow('rate_limits');
  expect(await spend(app, 17, from('203.0.113.5'))).not.toContain(429);
  expect(await spend(app, 1, from('203.0.113.5'))).toEqual([429]);
  await app.db.schema
    .alterTable('elsewhere' as never)
    .renameTo('rate_limits')
    .execute();
});

test('of a hundred attempts at the same moment exactly the allowed number pass', async () => {
  await using app = await buildTestApp();
  const allowance = [{ of: ['code', 'nour@example.com'], most: 7, withinSeconds: 60 }];
  const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => countAttempt(app, allowance)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

test('whoever comes through a proxy is counted, also where nobody said that there is one, and whoever they say they are', async () => {
  for (const proxies of ['', '127.0.0.1']) {
    const env = { SOUK_REQUESTS_PER_MINUTE: '10', SOUK_TRUSTED_PROXIES: proxies };
    await using app = await buildTestApp({ env });
    expect(await spend(app, 11, from('127.0.0.1'))).toContain(429);
  }
});
