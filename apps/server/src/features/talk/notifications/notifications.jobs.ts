import { notificationRetention } from '@souk/shared/talk/notifications/schema.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { deleteOldTellings } from './held.repo.ts';
import { findOld } from './list.repo.ts';
import { takeFromList } from './list.service.ts';
import { deletePastSendings } from './push.repo.ts';
import { type PushParts, sendingPushJob } from './sending-push.job.ts';

const DAY_MS = 86_400_000;
const PEOPLE_AT_ONCE = 50;

/** Takes away what was read long ago, and the oldest of what is more than a list holds. */
export const tidyingLists: Job = {
  name: 'tidying-notifications',
  schedule: '20 4 * * *',
  async run({ db, clock }) {
    const now = clock.now();
    const { daysAfterReading, most } = notificationRetention;
    const readBefore = new Date(now.getTime() - daysAfterReading * DAY_MS);
    for (;;) {
      const people = await findOld(db, { readBefore, most, people: PEOPLE_AT_ONCE });
      for (const old of people) await db.transaction().execute((tx) => takeFromList(tx, old, now));
      if (people.length === 0) break;
    }
    await deletePastSendings(db, now);
    await deleteOldTellings(db, new Date(now.getTime() - DAY_MS));
  },
};

export const notificationsJobs = (parts: PushParts): AnyJob[] => [sendingPushJob(parts), tidyingLists];
