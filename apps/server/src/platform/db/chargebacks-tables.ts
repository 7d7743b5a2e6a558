import type { ChargebackId, FileId, OrderId, PaymentId, RefundId, ShopId } from '@souk/shared/ids.ts';
import type { EvidenceKind } from '@souk/shared/money/chargebacks/evidence.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

export interface ChargebackTables {
  chargebacks: ChargebacksTable;
  chargeback_orders: ChargebackOrdersTable;
  chargeback_files: ChargebackFilesTable;
  shop_reserves: ShopReservesTable;
}

interface ChargebacksTable {
  id: ChargebackId;
  provider_id: string;
  payment_id: PaymentId;
  amount: number;
  /** What of it is taken of the buyer’s wallet. */
  credit: Generated<number>;
  /** Of what came too late to be for an order, which it covers. */
  late_refund_id: Generated<RefundId | null>;
  fee: Generated<number>;
  /** What of it the provider gave back. */
  fee_returned: Generated<number>;
  /** Of the fee: as the provider settles with the market. Null while there is none. */
  fee_currency: string | null;
  reason: string;
  state: 'open' | 'won' | 'lost';
  opened_at: Time;
  closed_at: MaybeTime;
  said_at: MaybeTime;
  turns: Generated<number>;
  due_by: MaybeTime;
  sending_at: MaybeTime;
  sent_at: MaybeTime;
  refused_at: MaybeTime;
}

interface ChargebackOrdersTable {
  chargeback_id: ChargebackId;
  order_id: OrderId;
  shop_id: ShopId;
  amount: number;
  order_state: OrderState;
  text: Generated<string>;
  ready_at: MaybeTime;
}

interface ChargebackFilesTable {
  file_id: FileId;
  chargeback_id: ChargebackId;
  order_id: OrderId;
  kind: EvidenceKind;
}

interface ShopReservesTable {
  id: string;
  shop_id: ShopId;
  order_id: OrderId;
  currency: string;
  amount: number;
  kept_at: Time;
  free_at: Time;
  freed_at: MaybeTime;
}
