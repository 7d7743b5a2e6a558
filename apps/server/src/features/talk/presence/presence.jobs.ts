import type { Job } from '../../../platform/jobs/job.ts';
import { sweepPresence } from './presence.repo.ts';

/** Takes out those whom no process that is there could take out. */
export const presenceSweeping: Job = {
  name: 'presence-sweep',
  schedule: '* * * * *',
  async run({ db, clock }) {
    await sweepPresence(db, clock.now());
  },
};
