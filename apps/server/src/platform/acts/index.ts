export type { Act, ActAnswer, RecordCtx } from './act.ts';
export { actOnce } from './act-once.ts';
export { deleteRecordedActs, type OpenAct } from './acts.repo.ts';
export { type ActParts, type AnsweredAct, askFor, recordAll } from './finish-act.ts';
export { finishOpenActs } from './finish-open-acts.ts';
export { leaseAct, queueAct } from './queue-act.ts';
