import { sql } from 'kysely';
import { marketJobs } from '../market-jobs.ts';
import { type AnyJob, type Job, jobTopic } from '../platform/jobs/job.ts';
import { findStoredMessagesTo } from '../platform/messages/stored-messages.repo.ts';
import type { TestApp } from './build-test-app.ts';

/** The mails to an address, oldest first, after everything that waits was done. */
export async function mailTo(app: TestApp, email: string) {
  await runWaitingJobs(app);
  return await findStoredMessagesTo(app, 'mail', email);
}

/** The text messages to a phone number, oldest first, after everything that waits was done. */
export async function textsTo(app: TestApp, phone: string) {
  await runWaitingJobs(app);
  return await findStoredMessagesTo(app, 'sms', phone);
}

/**
 * Does what a worker would do, without waiting for one: also the jobs that jobs ask for. One that is asked for later is done at
 * once, or with `timePasses` when the clock of the test has gone on by as much.
 */
export async function runWaitingJobs(app: TestApp, { timePasses = false } = {}): Promise<void> {
  const jobs = new Map<string, AnyJob>(marketJobs(app).map((job) => [job.name, job]));
  for (;;) {
    const next = await takeNext(app);
    if (!next) return;
    const job = jobs.get(next.name);
    if (timePasses) app.clock.forward((next.afterSeconds ?? 0) * 1_000);
    if (!job) throw new Error(`The job ${next.name} is asked for but not in market-jobs.ts.`);
    await (job as Job<object>).run({ db: app.db, clock: app.clock, log: app.log.log }, next.data);
  }
}

interface Asked {
  name: string;
  data: object;
  afterSeconds?: number;
}

async function takeNext(app: TestApp): Promise<Asked | undefined> {
  const { rows } = await sql<{ payload: Asked }>`
    update outbox set delivered_at = now()
    where id = (
      select id from outbox where topic = ${jobTopic} and delivered_at is null
      order by id limit 1 for update skip locked)
    returning payload`.execute(app.db);
  return rows[0]?.payload;
}
