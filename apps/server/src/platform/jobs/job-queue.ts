import type pg from 'pg';
import type { ConstructorOptions, JobResult, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { cleanError } from '../logging/clean-error.ts';
import type { DeliverSet } from '../outbox/outbox.ts';
import type { AnyJob, Job, JobCtx } from './job.ts';
import type { Rush } from './rush.ts';

export interface JobQueue {
  /** The outbox's deliverer of enqueued jobs. */
  accept: DeliverSet;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const request = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  afterSeconds: z.number().optional(),
  isUrgent: z.boolean().optional(),
});
const STOP_MS = 1_500;
// Of what waits, so much is done all the same.
const MOST_HELD_BACK_MS = 1_000;

/** pg-boss, kept to what we use: named queues, retries with back-off, schedules. */
export function openJobQueue({
  url,
  jobs,
  ctx,
  answerMs,
  rush,
}: {
  url: string;
  jobs: readonly AnyJob[];
  ctx: JobCtx;
  answerMs: number;
  rush?: Rush | undefined;
}): JobQueue {
  let boss: PgBoss | undefined;
  let stopping = false;
  const made = new Set<string>();
  const working = new Set<string>();

  async function open(): Promise<PgBoss> {
    // Read in only now: it would hold up the start of the market.
    const { PgBoss } = await import('pg-boss');
    const options: ConstructorOptions & pg.PoolConfig = {
      connectionString: url,
      application_name: 'souk jobs',
      // They only look for work, a millisecond each; the work itself is done over the market's own.
      max: 2,
      // Its types name less than what it hands on. Some of what it tidies up takes longer than a look.
      query_timeout: 3 * answerMs,
      // The index rebuild and its checks are for queues far larger than ours.
      reindex: false,
    };
    const opened = new PgBoss(options);
    // What a stop cuts off is tried again after the next start.
    opened.on('error', (err) => {
      if (!stopping) ctx.log.warn({ err }, 'jobs are delayed');
    });
    return opened;
  }

  async function makeQueue(boss: PgBoss, { name, retries = 5 }: Pick<AnyJob, 'name' | 'retries'>) {
    if (made.has(name)) return;
    await boss.createQueue(name, {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: 300,
      // What was asked for may hold someone's name and address: done jobs are not kept longer than a day.
      deleteAfterSeconds: 86_400,
    });
    made.add(name);
  }

  /** Once, however often the start is tried: each time would add another who does it at the same time. */
  async function work(boss: PgBoss, job: AnyJob): Promise<void> {
    if (working.has(job.name)) return;
    const { run } = job as Job<object>;
    await makeQueue(boss, job);
    // One that was there may have been made by another process, which does not know how often this is tried.
    if (job.retries !== undefined) await boss.updateQueue(job.name, { retryLimit: job.retries });
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
    const atOnce = job.atOnce ?? 1;
    await boss.work<object>(
      job.name,
      { pollingIntervalSeconds: 1, batchSize: atOnce, burstWhenBatchFull: atOnce > 1, perJobResults: true },
      async (batch) => {
        await rush?.over(MOST_HELD_BACK_MS);
        return Promise.all(batch.map(async ({ id, data }) => ({ id, ...(await outcomeOf(run, data)) })));
      },
    );
    working.add(job.name);
  }

  /** Each of a batch ends by itself: those that worked are not done again for the one that failed. */
  async function outcomeOf(run: Job<object>['run'], data: object | null): Promise<Omit<JobResult, 'id'>> {
    try {
      await run(ctx, data ?? {});
      return { status: 'completed' };
    } catch (error) {
      return { status: 'failed', output: cleanError(error) };
    }
  }

  return {
    async accept(messages) {
      if (!boss) throw new Error('a job came before the queue was open');
      const asked = messages.map(({ id, payload }) => ({ id, ...request.parse(payload) }));
      for (const [name, all] of Map.groupBy(asked, (one) => one.name)) {
        // A worker that is older than who asks does not know this job yet: the next one does.
        await makeQueue(boss, { name });
        await boss.insert(
          name,
          all.map(({ id, data, afterSeconds, isUrgent }) => ({
            // The id is the message's, so that a second delivery adds no second job.
            ...{ id: idOf<string>(`outbox ${id}`), data },
            ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
            ...(isUrgent ? { priority: 1 } : {}),
          })),
        );
      }
    },
    async start() {
      boss ??= await open();
      await boss.start();
      for (const job of jobs) await work(boss, job);
    },
    async stop() {
      stopping = true;
      await boss?.stop({ graceful: true, timeout: STOP_MS, close: true });
    },
  };
}
