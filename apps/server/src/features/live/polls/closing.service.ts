import type { PollId } from '@souk/shared/live/polls/schema.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import { tellOfPoll } from './poll.live.ts';
import { closePoll, findOpenPolls, findPoll, lockPoll, recount } from './polls.repo.ts';

/** Tells rooms how their polls stand, and closes those whose time is over. Any worker may. */
export async function lookAfterPolls({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<void> {
  await eachInTurn(await findOpenPolls(db), (id) =>
    db.transaction().execute(async (tx) => {
      const poll = await lockPoll(tx, id);
      if (poll?.state !== 'open') return;
      if (poll.now >= poll.endsAt) await closeAndCount(tx, id, clock.now());
      else if (await recount(tx, id)) await tell(tx, id, clock.now());
    }),
  );
}

/** With its row locked: no vote is on its way. */
export async function closeAndCount(tx: Db, id: PollId, now: Date): Promise<void> {
  await closePoll(tx, id);
  await recount(tx, id);
  await tell(tx, id, now);
}

async function tell(tx: Db, id: PollId, now: Date): Promise<void> {
  const poll = await findPoll(tx, id);
  if (poll) await tellOfPoll(tx, poll, now);
}
