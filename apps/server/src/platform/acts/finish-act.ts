import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { Failure } from '../errors/failure.ts';
import type { StoredAnswer } from '../idempotency/keys.repo.ts';
import { refusalAsAnswer } from '../idempotency/stored-answer.ts';
import { cleanError } from '../logging/clean-error.ts';
import type { Log } from '../logging/log.ts';
import { secondsUntilRetry } from '../outbox/outbox.ts';
import type { Act } from './act.ts';
import { lockOpenAct, markRecorded, type OpenAct, postponeAct } from './acts.repo.ts';

export interface ActParts {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

interface RecordingInTurn {
  /** For who asks for many at once, and lets only some of them write at the same time. */
  recordInTurn?: <Result>(record: () => Promise<Result>) => Promise<Result>;
}

/**
 * Asks the provider and records what came of it. Nothing when that is not known yet, or another recorded it first: two
 * may be at it when the first is slow, and only one of them counts.
 */
export async function finishAct(
  { db, clock, log, recordInTurn = (record) => record() }: ActParts & RecordingInTurn,
  act: Omit<Act, 'begin'>,
  open: OpenAct,
): Promise<StoredAnswer | undefined> {
  const record = (outcome: unknown) =>
    db.transaction().execute(async (tx) => {
      if (!(await lockOpenAct(tx, open.id))) return undefined;
      const answer = await act.record({ db: tx, clock }, open.begun, outcome);
      const stored =
        answer instanceof Failure ? refusalAsAnswer(answer) : { status: answer.status, answer: answer.body };
      await markRecorded(tx, open, stored, clock.now());
      return stored;
    });
  try {
    const outcome = await act.ask(open.begun, open.id);
    return await recordInTurn(() => record(outcome));
  } catch (err) {
    log.warn(
      { err, act: open.id, name: open.name },
      'what came of an act is not known yet; it is asked again',
    );
    const until = new Date(clock.now().getTime() + secondsUntilRetry(open.tries) * 1_000);
    // With the database away its lease ends by itself.
    await postponeAct(db, open.id, until, String(cleanError(err).message)).catch(() => undefined);
    return undefined;
  }
}
