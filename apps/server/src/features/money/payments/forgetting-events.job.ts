import type { Job } from '../../../platform/jobs/job.ts';
import { deleteOldEvents } from './provider-event.repo.ts';

const DAY_MS = 86_400_000;
// The provider sends for three days, and a signature counts for minutes.
const STORED_DAYS = 30;

export const forgettingEvents: Job = {
  name: 'forgetting-payment-events',
  schedule: '17 4 * * *',
  run: ({ db, clock }) => deleteOldEvents(db, new Date(clock.now().getTime() - STORED_DAYS * DAY_MS)),
};
