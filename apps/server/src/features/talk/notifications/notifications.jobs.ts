import { notificationRetention } from '@souk/shared/talk/notifications/schema.ts';
import { eachDue, eachInTurn } from '../../../platform/jobs/in-turn.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { deleteOldTellings } from './held.repo.ts';
import { findOld, findPeopleWithOld } from './list.repo.ts';
import { takeFromList } from './list.service.ts';
import { deletePastSendings } from './push.repo.ts';
import { type PushParts, sendingPushJob } from './sending-push.job.ts';

const DAY_MS = 86_400_000;

/** Takes away what was read long ago, and the oldest of what is more than a list holds. */
export const tidyingLists: Job = {
  name: 'tidying-notifications',
  schedule: '20 4 * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    const { daysAfterReading, most } = notificationRetention;
    const retention = { most, readBefore: new Date(now.getTime() - daysAfterReading * DAY_MS) };
    const tidy = async () =>
      eachDue(ctx, await findPeopleWithOld(db, retention), async (userId) => {
        let ids = await findOld(db, userId, retention);
        while (ids.length > 0) {
          const old = { userId, ids };
          await db.transaction().execute((tx) => takeFromList(tx, old, now));
          ids = await findOld(db, userId, retention);
        }
      });
    const acts = [
      tidy,
      () => deletePastSendings(db, now),
      () => deleteOldTellings(db, new Date(now.getTime() - DAY_MS)),
    ];
    await eachInTurn(acts, (act) => act());
  },
};

export const notificationsJobs = (parts: PushParts): AnyJob[] => [sendingPushJob(parts), tidyingLists];
