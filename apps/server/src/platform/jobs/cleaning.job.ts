import { forgetOld } from '@souk/live/server/forget.ts';
import { deleteRecordedActs } from '../acts/index.ts';
import { deleteOldKeys } from '../idempotency/keys.repo.ts';
import { liveDatabaseOf } from '../live/index.ts';
import { deleteStoredMessages } from '../messages/stored-messages.repo.ts';
import { deletePastSecrets } from '../one-time/one-time-secrets.repo.ts';
import { deleteDelivered } from '../outbox/outbox.repo.ts';
import { deletePastLimits } from '../rate-limit/rate-limits.repo.ts';
import { deleteEndedSessions } from '../session/sessions.service.ts';
import { deletePastTraces } from '../traces/index.ts';
import { eachInTurn } from './in-turn.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;

/** Takes away what has served its time: ended sessions, answers to old calls, delivered messages. */
export const cleaning: Job = {
  name: 'cleaning',
  schedule: '*/5 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const acts: Array<() => Promise<unknown>> = [
      () => deleteEndedSessions(db, now),
      () => deleteOldKeys(db, daysAgo(1)),
      () => deleteRecordedActs(db, daysAgo(7)),
      () => deletePastLimits(db, now),
      () => deletePastSecrets(db, now),
      () => deletePastTraces(db),
      () => deleteDelivered(db, 7),
      () => forgetOld(liveDatabaseOf(db), { deletedBefore: daysAgo(30), writesBefore: daysAgo(30) }),
      () => deleteStoredMessages(db, daysAgo(7)),
    ];
    await eachInTurn(acts, (act) => act());
  },
};
