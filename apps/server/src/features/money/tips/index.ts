export { beginTip, type TipBegun } from './begin.service.ts';
export { dropTipOf, entriesOfPaidTip } from './give.service.ts';
export { isTipOf } from './send-back.service.ts';
export { entriesOfGivenAgain, entriesOfTakenBack } from './take-back.service.ts';
export { tipsInvariants } from './tips.invariants.ts';
export { tipJobs } from './tips.jobs.ts';
export { tipsPart } from './tips.personal.ts';
export { tips } from './tips.plugin.ts';
export { findTip, findWaitingEntries, findWaitingTips, lockTip, type WaitingTips } from './tips.repo.ts';
