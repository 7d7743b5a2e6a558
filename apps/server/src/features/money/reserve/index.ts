export { reserveInvariants } from './reserve.invariants.ts';
export { reserveJobs } from './reserve.jobs.ts';
export { reserves } from './reserve.plugin.ts';
export { keptBackOf, noteReserve } from './reserve.service.ts';
