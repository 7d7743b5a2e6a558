import type { Act } from '../../../platform/acts/index.ts';
import { payingOut } from './payout.act.ts';
import { reversing } from './reversal.act.ts';
import type { PayoutParts } from './send-to-bank.ts';

export { hearPayoutEvent } from './hear-payout.ts';
export { getOverview } from './overview.service.ts';
export { payoutsInvariants } from './payouts.invariants.ts';
export { payoutJobs } from './payouts.jobs.ts';
export { payoutsPart } from './payouts.personal.ts';
export { payouts } from './payouts.plugin.ts';
export type { PayoutParts } from './send-to-bank.ts';
export { hearAccountEvent } from './shop-account.ts';

export const payoutActs = (parts: PayoutParts): readonly Act[] => [
  payingOut(parts),
  reversing(parts.provider),
];
export { getPayout } from './payout-list.service.ts';
