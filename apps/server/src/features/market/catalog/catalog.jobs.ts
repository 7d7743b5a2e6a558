import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { addUpWords } from './list/words.repo.ts';

const addingUpWords: Job = {
  name: 'search-words',
  schedule: '* * * * *',
  run: ({ db }) => addUpWords(db),
};

export const catalogJobs: AnyJob[] = [addingUpWords];
