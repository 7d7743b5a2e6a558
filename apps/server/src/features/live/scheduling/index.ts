import type { AnyJob } from '../../../platform/jobs/job.ts';
import { remindingOfShows } from './reminding.job.ts';
import { repeatingShows } from './repeating.job.ts';

export { scheduling } from './scheduling.plugin.ts';

export const schedulingJobs: readonly AnyJob[] = [remindingOfShows, repeatingShows];
