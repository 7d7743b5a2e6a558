import type { Job } from '../../../platform/jobs/job.ts';
import { keepMinute } from './show-report.repo.ts';

/** One row a minute for each live show. */
export const showMinutes: Job = {
  name: 'minutes-of-shows',
  schedule: '* * * * *',
  run: ({ db, clock }) => keepMinute(db, clock.now()),
};
