import type { Approval } from '@souk/shared/live/bidders/schema.ts';
import type { ApprovalRow } from './approvals.repo.ts';

export const presentApproval = (row: ApprovalRow): Approval => ({
  person: row.person,
  state: row.state,
  limit:
    row.limit === null || row.limitCurrency === null
      ? null
      : { amount: row.limit, currency: row.limitCurrency },
  askedAt: row.askedAt.toISOString(),
  wins: row.wins,
  memberSince: row.memberSince.toISOString(),
});
