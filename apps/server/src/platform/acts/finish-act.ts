import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { withCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { together } from '../db/together.ts';
import { Failure } from '../errors/failure.ts';
import type { StoredAnswer } from '../idempotency/keys.repo.ts';
import { refusalAsAnswer } from '../idempotency/stored-answer.ts';
import { cleanError } from '../logging/clean-error.ts';
import type { Log } from '../logging/log.ts';
import { secondsUntilRetry } from '../outbox/outbox.ts';
import type { Act, RecordCtx } from './act.ts';
import { lockOpenAct, markRecorded, type OpenAct, postponeAct } from './acts.repo.ts';

export interface ActParts {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

type ActToFinish = Omit<Act, 'begin'>;

/**
 * Asks the provider and records what came of it. Nothing when that is not known yet, or another recorded it first: two
 * may be at it when the first is slow, and only one of them counts.
 */
export async function finishAct(
  parts: ActParts,
  act: ActToFinish,
  open: OpenAct,
): Promise<StoredAnswer | undefined> {
  const answered = await askFor(parts, act, open);
  return answered && (await recordOne(parts, act, answered));
}

/** What the provider said of one. */
export interface AnsweredAct {
  open: OpenAct;
  outcome: unknown;
}

/** Nothing when nobody knows yet what came of it; then it is asked again later. */
export async function askFor(
  parts: ActParts,
  act: ActToFinish,
  open: OpenAct,
): Promise<AnsweredAct | undefined> {
  try {
    return { open, outcome: await act.ask(open.begun, open.id, open.tries === 1) };
  } catch (error) {
    await putOff(parts, open, error);
    return undefined;
  }
}

/**
 * The outcomes of several acts, each of another caller, are recorded in one transaction. If that fails, each
 * is recorded by itself, so that one that cannot be does not hold up the others.
 */
export async function recordAll(
  parts: ActParts & { db: Kysely<Tables> },
  act: ActToFinish,
  answered: readonly AnsweredAct[],
): Promise<void> {
  const { db, clock, log } = parts;
  const now = clock.now();
  const recording = db.transaction().execute((tx) =>
    together(tx, answered, async (one) => {
      const recorded = await recordIn({ db: tx, clock: { now: () => now } }, act, one);
      await recorded?.written;
    }),
  );
  try {
    await recording;
  } catch (err) {
    log.warn({ err, acts: answered.length }, 'several acts could not be recorded together');
    for (const one of answered) await recordOne(parts, act, one);
  }
}

async function recordOne(
  parts: ActParts,
  act: ActToFinish,
  answered: AnsweredAct,
): Promise<StoredAnswer | undefined> {
  const { db, clock } = parts;
  try {
    return await db.transaction().execute(async (tx) => {
      const recorded = await recordIn({ db: tx, clock }, act, answered);
      if (recorded) withCommit(tx, recorded.written);
      return recorded?.stored;
    });
  } catch (error) {
    await putOff(parts, answered.open, error);
    return undefined;
  }
}

async function recordIn(
  ctx: RecordCtx,
  act: ActToFinish,
  { open, outcome }: AnsweredAct,
): Promise<{ stored: StoredAnswer; written: Promise<void> } | undefined> {
  if (!(await lockOpenAct(ctx.db, open.id))) return undefined;
  const answer = await act.record(ctx, open.begun, outcome);
  const stored =
    answer instanceof Failure ? refusalAsAnswer(answer) : { status: answer.status, answer: answer.body };
  return { stored, written: markRecorded(ctx.db, open, stored, ctx.clock.now()) };
}

async function putOff({ db, clock, log }: ActParts, open: OpenAct, err: unknown): Promise<void> {
  log.warn({ err, act: open.id, name: open.name }, 'what came of an act is not known yet; it is asked again');
  const until = new Date(clock.now().getTime() + secondsUntilRetry(open.tries) * 1_000);
  // With the database away its lease ends by itself.
  await postponeAct(db, open.id, until, String(cleanError(err).message)).catch(() => undefined);
}
