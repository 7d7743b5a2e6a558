import type { AnyJob } from '../../../platform/jobs/job.ts';
import { deleteOldAnswers } from './bids.repo.ts';

const DAY_MS = 86_400_000;

/** Forgets what bids were answered once nobody sends them again. */
const forgettingAnswers: AnyJob = {
  name: 'forgetting-answers-to-bids',
  schedule: '17 * * * *',
  run: ({ db, clock }) => deleteOldAnswers(db, new Date(clock.now().getTime() - 7 * DAY_MS)),
};

export const auctionsJobs: readonly AnyJob[] = [forgettingAnswers];
