export { showMinutes } from './show-minutes.job.ts';
export { showReports } from './show-reports.plugin.ts';
