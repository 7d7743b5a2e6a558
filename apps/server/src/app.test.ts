import { expect, test } from 'vitest';
import { buildTestApp } from './testing/build-test-app.ts';

test.each([
  ['web', 200, 404],
  ['live', 404, 400],
  ['worker', 404, 404],
])('a process with the role %s answers for that role, and for how it is', async (role, settings, poll) => {
  await using app = await buildTestApp({ env: { SOUK_ROLES: role } });
  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/api/admin/app/settings')).status).toBe(settings);
  expect((await app.post('/live/poll', {})).status).toBe(poll);
});
