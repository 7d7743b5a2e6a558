import type { Call } from '../call.ts';
import type { Task } from '../store/timetable.ts';
import { decideDispute, openDispute } from './disputes.ts';
import { payOut } from './payouts.ts';
import { settleRefund } from './refunds.ts';

/** Each may be done twice where a process was killed between the doing and the striking off: the second does nothing. */
export const tasks: Record<Task, (call: Call, id: string) => void> = {
  'open-dispute': openDispute,
  'decide-dispute': decideDispute,
  'pay-out': payOut,
  'settle-refund': settleRefund,
};
