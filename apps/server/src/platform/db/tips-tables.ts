import type { ChargebackId, PaymentId, ShopId, ShowId, TipId, UserId } from '@souk/shared/ids.ts';
import type { TipState } from '@souk/shared/money/tips/states.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** What viewers give without buying. */
export interface TipTables {
  tips: TipsTable;
  tip_returns: TipReturnsTable;
}

interface TipsTable {
  id: TipId;
  show_id: ShowId;
  shop_id: ShopId;
  from_id: UserId | null;
  currency: string;
  amount: number;
  commission: number;
  payment_fee: number;
  /** How much of it is with its giver again, and how much of the commission went there with it. */
  returned: Generated<number>;
  commission_returned: Generated<number>;
  payment_id: PaymentId | null;
  state: TipState;
  created_at: Time;
  given_at: MaybeTime;
  /** From then on it is its shop's; null where it was so at once. */
  free_at: MaybeTime;
  freed_at: MaybeTime;
  sent_back_at: MaybeTime;
}

interface TipReturnsTable {
  chargeback_id: ChargebackId;
  tip_id: TipId;
  amount: number;
  given_again: number | null;
}
