export type { Act, ActAnswer, RecordCtx } from './act.ts';
export { actOnce } from './act-once.ts';
export { deleteRecordedActs } from './acts.repo.ts';
export { finishOpenActs } from './finish-open-acts.ts';
export { queueAct } from './queue-act.ts';
