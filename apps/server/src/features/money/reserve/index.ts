export { reserveInvariants } from './reserve.invariants.ts';
export { reserveJobs } from './reserve.jobs.ts';
export { reserves } from './reserve.plugin.ts';
export { noteReserve, withheldOf } from './reserve.service.ts';
