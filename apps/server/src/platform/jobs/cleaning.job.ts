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
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;

/** Takes away what has served its time: ended sessions, answers to old calls, delivered messages. */
export const cleaning: Job = {
  name: 'cleaning',
  schedule: '*/5 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    await deleteEndedSessions(db, now);
    await deleteOldKeys(db, new Date(now.getTime() - DAY_MS));
    await deleteRecordedActs(db, new Date(now.getTime() - 7 * DAY_MS));
    await deletePastLimits(db, now);
    await deletePastSecrets(db, now);
    await deletePastTraces(db);
    await deleteDelivered(db, 7);
    const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
    await forgetOld(liveDatabaseOf(db), { deletedBefore: monthAgo, writesBefore: monthAgo });
    await deleteStoredMessages(db, new Date(now.getTime() - 7 * DAY_MS));
  },
};
