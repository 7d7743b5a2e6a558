export { beginTip, type NewTip, type TipBegun } from './begin.service.ts';
export { dropTipOf, entriesOfPaidTip } from './give.service.ts';
export { isTipOf } from './send-back.service.ts';
export { entriesOfTakenBack } from './take-back.service.ts';
export { tipsInvariants } from './tips.invariants.ts';
export { tipsPart } from './tips.personal.ts';
export { tips } from './tips.plugin.ts';
export { findTip, lockTip } from './tips.repo.ts';
