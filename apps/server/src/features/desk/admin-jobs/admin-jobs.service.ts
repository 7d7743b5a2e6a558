import type { AdminJob, AdminJobList, AdminJobQuery } from '@souk/shared/desk/admin-jobs/schema.ts';
import type { JobId } from '@souk/shared/ids.ts';
import { record } from '../../../platform/audit/record.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { findJobs, type JobRow, tryAgain } from '../../../platform/jobs/seen-jobs.repo.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';

export async function listJobs({ db }: Ctx, query: AdminJobQuery): Promise<AdminJobList> {
  const { rows, counts } = await findJobs(db, query);
  return { items: rows.map(presentJob), total: counts[query.of], counts };
}

/** A job may run twice, and bears it: nothing is asked of it before it is tried again. */
export async function retryJob({ db, clock, actor }: UserCtx, id: JobId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await tryAgain(tx, id);
    if (name === undefined) throw notFound('job');
    await record(tx, {
      ...{ actorId: actor.userId, action: 'job.retried', subject: { kind: 'market', id: 'jobs' } },
      details: { about: name },
      now: clock.now(),
    });
  });
}

const stateNames = { created: 'waiting', retry: 'again', active: 'running', failed: 'failed' } as const;

const presentJob = ({ id, state, askedAt, at, ...row }: JobRow): AdminJob => ({
  _id: id,
  ...{ name: row.name, state: stateNames[state], tries: row.tries, error: row.error },
  askedAt: askedAt.toISOString(),
  at: at.toISOString(),
});
