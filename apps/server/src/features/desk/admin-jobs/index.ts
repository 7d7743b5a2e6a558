export { adminJobs } from './admin-jobs.plugin.ts';
