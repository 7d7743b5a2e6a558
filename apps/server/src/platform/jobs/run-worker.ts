import { startDelivery } from '../outbox/delivery.ts';
import { type Listener, openOutbox } from '../outbox/outbox.ts';
import { forgetWhatIsAhead } from './clock-set-back.ts';
import { every } from './every.ts';
import { type AnyJob, type JobCtx, jobTopic } from './job.ts';
import { openJobQueue } from './job-queue.ts';
import type { Rush } from './rush.ts';

export interface WorkerParts extends JobCtx {
  url: string;
  jobs: readonly AnyJob[];
  /** Who hears the messages of the outbox, besides the jobs themselves. */
  listeners?: readonly Listener[];
  /** Small things done every second, by name. */
  everySecond?: Readonly<Record<string, () => Promise<void>>>;
  /** A network that swallows everything closes no connection: how long an answer may take, in milliseconds. */
  answerMs?: number;
  /** What goes before jobs. */
  rush?: Rush;
}

export interface Worker {
  stop(): Promise<void>;
  /** Settles once jobs run; messages and seconds do from the start. */
  ready: Promise<void>;
}

const ANSWER_MS = 10_000;
const RETRY_MS = 1_000;
const LOOK_AT_CLOCK_MS = 30_000;
// The market opens first; jobs can wait a second.
const HEAD_START_MS = 1_000;

/** Runs jobs, delivers the outbox and keeps the small clocks. It never holds up the start of the market. */
export function runWorker({
  url,
  jobs,
  listeners = [],
  everySecond = {},
  answerMs = ANSWER_MS,
  rush,
  ...ctx
}: WorkerParts): Worker {
  const { db, log } = ctx;
  const open = new AsyncDisposableStack();
  const ending = new AbortController();
  const queue = openJobQueue({ url, jobs, ctx, answerMs, rush });
  const accepting: Listener = {
    ...{ topic: jobTopic, name: 'jobs', deliverSet: queue.accept },
    inAnyOrder: true,
    holdsBackFor: rush,
  };
  const ready = startQueue();

  for (const [name, work] of Object.entries(everySecond)) open.use(every(1_000, name, work, log));
  open.use(every(LOOK_AT_CLOCK_MS, 'looking at the clock', lookAtClock, log));

  async function lookAtClock(): Promise<void> {
    if (await forgetWhatIsAhead(db)) log.warn('the clock was set back; scheduled work goes on from now');
  }

  async function startQueue(): Promise<void> {
    await pause(HEAD_START_MS, ending.signal);
    while (!ending.signal.aborted) {
      try {
        await lookAtClock();
        await queue.start();
        open.use(
          startDelivery({
            url,
            log,
            answerMs,
            outbox: openOutbox({ db, log, listeners: [...listeners, accepting] }),
          }),
        );
        return;
      } catch (err) {
        log.warn({ err }, 'jobs cannot start at the moment');
        await pause(RETRY_MS, ending.signal);
      }
    }
  }

  return {
    ready,
    async stop() {
      ending.abort();
      await ready;
      await open.disposeAsync();
      await queue.stop();
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}
