import type { ShowId } from '@souk/shared/ids.ts';
import { pollLimits } from '@souk/shared/live/polls/limits.ts';
import type { NewPoll, PollId } from '@souk/shared/live/polls/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdOwnShow } from '../hosting/index.ts';
import { showNotLive } from '../shows/index.ts';
import { closeAndCount } from './closing.service.ts';
import { tellOfPoll } from './poll.live.ts';
import { pollOver, pollRunning, tooManyPolls } from './polls.failures.ts';
import { countPolls, findPoll, insertPoll, lockPoll } from './polls.repo.ts';

/** Asks the room of one’s own live show; people vote from now on. Within a transaction of the call’s key. */
export async function openPoll(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  asked: NewPoll,
): Promise<PollId> {
  const show = await holdOwnShow(tx, actor, showId);
  if (show.state !== 'live') throw showNotLive();
  const { all, open } = await countPolls(tx, showId);
  if (open > 0) throw pollRunning();
  if (all >= pollLimits.polls) throw tooManyPolls();
  const now = clock.now();
  const id = newId<PollId>(now.getTime());
  await insertPoll(tx, { id, showId, ...asked });
  const poll = await findPoll(tx, id);
  if (poll) await tellOfPoll(tx, poll, now);
  return id;
}

/** Sooner than its time. */
export function endPoll({ db, actor, clock }: UserCtx, id: PollId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const found = await findPoll(tx, id);
    if (!found) throw notFound('poll');
    await holdOwnShow(tx, actor, found.showId);
    const poll = await lockPoll(tx, id);
    if (poll?.state !== 'open') throw pollOver();
    await closeAndCount(tx, id, clock.now());
  });
}
