export { openAttendance } from './attendance.ts';
export { presenceSweeping } from './presence.jobs.ts';
