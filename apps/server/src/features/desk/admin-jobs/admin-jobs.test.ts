import type { JobGroup } from '@souk/shared/desk/admin-jobs/groups.ts';
import type { AdminJobList } from '@souk/shared/desk/admin-jobs/schema.ts';
import { expect, test } from 'vitest';
import { enqueue, type Job } from '../../../platform/jobs/job.ts';
import { runWorker } from '../../../platform/jobs/run-worker.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { memoryLog } from '../../../testing/memory-log.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

test('staff see what waits and what failed and why, without whom it is about; an admin has it tried once more', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  const list = async (of: JobGroup): Promise<AdminJobList> =>
    (await support.get(`/api/admin/jobs?of=${of}`)).body;
  // Before the first worker there is no queue.
  expect(await list('failed')).toEqual({ items: [], total: 0, counts: { failed: 0, waiting: 0 } });

  let paper = false;
  const wrapped: string[] = [];
  const wrap: Job<{ to: string }> = {
    name: 'wrap',
    retries: 0,
    async run(_ctx, { to }) {
      if (!paper) throw new Error('out of paper for noor@mail.example');
      wrapped.push(to);
    },
  };
  const worker = runWorker({
    ...{ url: app.database.url, db: app.db, clock: app.clock, log: memoryLog().log },
    jobs: [wrap],
  });
  await worker.ready;
  await enqueue(app.db, wrap, { to: 'Noor Haddad' });
  await enqueue(app.db, wrap, { to: 'Ida Lund' }, { afterSeconds: 3_600 });
  await expect.poll(async () => (await list('failed')).counts).toEqual({ failed: 1, waiting: 1 });

  const { items, total } = await list('failed');
  expect([items, total]).toMatchObject([
    [{ name: 'wrap', state: 'failed', tries: 1, error: 'out of paper for [e-mail]' }],
    1,
  ]);
  expect((await list('waiting')).items).toMatchObject([
    { name: 'wrap', state: 'waiting', tries: 0, error: null },
  ]);
  expect(JSON.stringify([await list('failed'), await list('waiting')])).not.toMatch(/Noor|Ida/);

  const retry = (by: typeof admin) => by.post(`/api/admin/jobs/${items[0]?._id}/retry`);
  expect((await retry(support)).status).toBe(403);
  paper = true;
  expect((await retry(admin)).status).toBe(204);
  await expect.poll(() => wrapped).toEqual(['Noor Haddad']);
  expect((await retry(admin)).status).toBe(404);
  await expect.poll(async () => (await list('failed')).total).toBe(0);
  expect((await admin.get('/api/admin/audit?action=job.retried')).body).toMatchObject({
    items: [{ subject: { kind: 'market', _id: 'jobs' }, details: { about: 'wrap' } }],
    total: 1,
  });
  await worker.stop();
});
