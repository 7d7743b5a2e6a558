import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { PollDocument } from '@souk/shared/live/polls/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import type { Poll } from './polls.repo.ts';

/** What a host asks, as everyone in the room sees it. */
export const pollsLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/polls',
    read: async ({ who, params, db }) => {
      const id = params.showId ?? '';
      const show = isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
      return show !== null && maySeeShow(who?.actor ?? visitor, show);
    },
  },
];

/** In the transaction that changed it, as it is after that. */
export async function tellOfPoll(tx: Db, poll: Poll, now: Date): Promise<void> {
  const { id, showId, state, question, answers, seconds, endsAt } = poll;
  const document: PollDocument = { state, question, answers, seconds, endsAt: endsAt.getTime() };
  await writeLive(
    tx,
    [{ op: 'set', path: documentPath(`rooms/${showId}/polls/${id}`), data: { ...document } }],
    now,
  );
}
