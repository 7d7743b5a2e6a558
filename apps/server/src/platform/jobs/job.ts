import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Log } from '../logging/log.ts';
import { publish, publishAll } from '../outbox/outbox.ts';

export interface JobCtx {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
}

/** Work done by a worker, later or by the clock. It may run twice, and must bear it. */
export interface Job<Data extends object = Record<string, never>> {
  name: string;
  run(ctx: JobCtx, data: Data): Promise<void>;
  /** Minute, hour, day, month and weekday in UTC, for work that is done by the clock. */
  schedule?: string;
  /** Tries after the first, each after twice the wait, up to five minutes. */
  retries?: number;
  /** How many of it one worker does at the same time; 1 unless told. */
  atOnce?: number;
}

// The method keeps the data's type for `enqueue`, and lets jobs of any data stand in one list.
export type AnyJob = Job<never>;

export const jobTopic = 'jobs';

/** Asks for a job in the transaction of what makes it necessary: both happen, or neither. */
export const enqueue = <Data extends object>(
  tx: Db,
  job: Pick<Job<Data>, 'name'>,
  data: Data,
  { afterSeconds, isUrgent }: When = {},
): Promise<void> => publish(tx, jobTopic, { name: job.name, data, afterSeconds, isUrgent });

interface When {
  /** Not before so many seconds. */
  afterSeconds?: number;
  /** Before all of its name that are not, however long those have waited. */
  isUrgent?: true;
}

/** The same job several times, with other data each. */
export const enqueueAll = <Data extends object>(
  tx: Db,
  job: Pick<Job<Data>, 'name'>,
  all: ReadonlyArray<{ data: Data } & When>,
): Promise<void> =>
  publishAll(
    tx,
    jobTopic,
    all.map((asked) => ({ name: job.name, ...asked })),
  );
