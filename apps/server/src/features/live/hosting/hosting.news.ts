import type { LotId } from '@souk/shared/ids.ts';
import type { AnyJob } from '../../../platform/jobs/job.ts';
import type { Listener } from '../../../platform/outbox/outbox.ts';
import { tellSumsOfLive, tellSumsOfLots } from './sums.service.ts';

export const hostingNews: readonly Listener[] = [
  {
    topic: 'lots.closed',
    name: 'sums-of-shows',
    deliver: ({ payload }, tx) => tellSumsOfLots(tx, (payload as { lotIds: LotId[] }).lotIds, new Date()),
  },
];

/** People follow a shop at any time, and nobody tells of it. */
const countingFollowers: AnyJob = {
  name: 'sums-of-live-shows',
  schedule: '* * * * *',
  run: ({ db }) => db.transaction().execute((tx) => tellSumsOfLive(tx, new Date())),
};

export const hostingJobs: readonly AnyJob[] = [countingFollowers];
