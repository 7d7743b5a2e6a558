import type { CardId, PaymentId, RefundId, UserId } from '@souk/shared/ids.ts';
import type { PaymentFailure } from '@souk/shared/money/payments/failures.ts';
import type { PaymentPurpose } from '@souk/shared/money/payments/schema.ts';
import type { PaymentState, RefundState } from '@souk/shared/money/payments/states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** Cards, and what is paid and given back with them. */
export interface PaymentTables {
  customers: { user_id: UserId; provider_id: string; created_at: Time };
  cards: CardsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  provider_events: ProviderEventsTable;
  /** Until when it was read what the provider took for payments. */
  provider_fees_read: { one: Generated<boolean>; until: Time };
  /** Until when its list of events was read. */
  provider_events_read: { one: Generated<boolean>; until: Time };
}

interface CardsTable {
  id: CardId;
  user_id: UserId;
  provider_id: string;
  brand: string;
  last4: string;
  expires_month: number;
  expires_year: number;
  created_at: Time;
  /** The same for the same card, no matter who saved it. */
  digest: Generated<Buffer | null>;
}

interface PaymentsTable {
  id: PaymentId;
  buyer_id: UserId;
  purpose: PaymentPurpose;
  currency: string;
  amount: number;
  state: Generated<PaymentState>;
  intent: Generated<string | null>;
  failure: Generated<PaymentFailure | null>;
  attempt: Generated<number>;
  card_id: CardId;
  card_brand: string;
  card_last4: string;
  awaited_until: Time;
  checked_at: Time;
  settled_at: MaybeTime;
  created_at: Time;
}

interface RefundsTable {
  id: RefundId;
  payment_id: PaymentId;
  amount: number;
  state: Generated<RefundState>;
  provider_id: Generated<string | null>;
  failure: Generated<string | null>;
  about: ColumnType<Record<string, string>, string, never>;
  checked_at: Time;
  created_at: Time;
}

interface ProviderEventsTable {
  id: string;
  type: string;
  about: string;
  said: ColumnType<unknown, string, never>;
  happened_at: Time;
  received_at: Time;
  handled_at: MaybeTime;
}
