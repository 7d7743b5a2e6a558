import type { OwnVote, PollId } from '@souk/shared/live/polls/schema.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { mayNotVote, ownPoll, pollOver } from './polls.failures.ts';
import { findPoll, findVote, isExcluded, lockToVote, putVote } from './polls.repo.ts';

/** One vote of each person, which they may change until the end. */
export function vote({ db, actor }: UserCtx, id: PollId, answer: number): Promise<OwnVote> {
  return db.transaction().execute(async (tx) => {
    const poll = await lockToVote(tx, id);
    const show = poll && (await findShow(tx, poll.showId));
    if (!show || !maySeeShow(actor, show)) throw notFound('poll');
    if (poll.state !== 'open' || poll.now >= poll.endsAt) throw pollOver();
    if (isHostOf(actor, show)) throw ownPoll();
    if (await isExcluded(tx, poll, actor.userId)) throw mayNotVote();
    if (answer > poll.answers.length)
      throw invalidInput([{ field: 'answer', message: 'There is no such answer.' }]);
    await putVote(tx, { pollId: id, userId: actor.userId, answer, at: poll.now });
    return { answer };
  });
}

export async function getOwnVote({ db, actor }: UserCtx, id: PollId): Promise<OwnVote> {
  const poll = await findPoll(db, id);
  const show = poll && (await findShow(db, poll.showId));
  if (!show || !maySeeShow(actor, show)) throw notFound('poll');
  return { answer: (await findVote(db, id, actor.userId))?.answer ?? null };
}
