export { disputesInvariants } from './disputes.invariants.ts';
export { disputesJobs } from './disputes.jobs.ts';
export { disputesPart } from './disputes.personal.ts';
export { disputes } from './disputes.plugin.ts';
export { isWithShop, resumeUnbooked } from './end.service.ts';
export { freezing, overtakeDispute } from './open.service.ts';
