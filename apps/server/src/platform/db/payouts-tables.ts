import type { BankAccountId, PayoutId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import type { PayoutFailure, PayoutState } from '@souk/shared/money/payouts/states.ts';
import type { Generated } from 'kysely';
import type { CreatedAt, MaybeTime, Time } from './column-types.ts';

/** Bank accounts, and what was sent to them. */
export interface PayoutTables {
  bank_accounts: BankAccountsTable;
  payout_shops: {
    shop_id: ShopId;
    provider_id: string;
    waits_for: Generated<'details' | 'checking' | null>;
    checked_at: CreatedAt;
  };
  payout_destinations: {
    shop_id: ShopId;
    bank_account_id: BankAccountId;
    currency: string;
    provider_id: string;
  };
  payout_schedules: { shop_id: ShopId; schedule: PayoutSchedule; done_until: Time; told_at: MaybeTime };
  payout_retries: {
    shop_id: ShopId;
    currency: string;
    schedule: Exclude<PayoutSchedule, 'request'>;
    set_at: Time;
    retry_at: Time;
    until: Time;
  };
  payouts: PayoutsTable;
}

interface BankAccountsTable {
  id: BankAccountId;
  user_id: UserId;
  country: string;
  last4: string;
  locked: Buffer | null;
  created_at: Time;
  paused_until: Time;
  replaced_at: MaybeTime;
}

interface PayoutsTable {
  id: PayoutId;
  shop_id: ShopId;
  number: number;
  bank_account_id: BankAccountId;
  currency: string;
  amount: number;
  state: Generated<PayoutState>;
  by_schedule: boolean;
  failure: Generated<PayoutFailure | null>;
  refusal: Generated<string | null>;
  provider_id: Generated<string | null>;
  transfer_id: Generated<string | null>;
  requested_at: Time;
  expected_at: MaybeTime;
  settled_at: MaybeTime;
  checked_at: Time;
}
