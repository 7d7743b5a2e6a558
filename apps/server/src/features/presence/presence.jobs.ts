import type { Job } from '../../platform/jobs/job.ts';
import { sweepPresence } from './presence.repo.ts';

/** Takes out whom a process that ended left standing there. */
export const presenceSweeping: Job = {
  name: 'presence-sweep',
  schedule: '* * * * *',
  async run({ db, clock }) {
    while ((await sweepPresence(db, clock.now())) === 100);
  },
};
