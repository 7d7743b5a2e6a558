import type { ChargebackId, OrderId, PaymentId, ShopId } from '@souk/shared/ids.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

export interface ChargebackTables {
  chargebacks: ChargebacksTable;
  chargeback_orders: ChargebackOrdersTable;
  shop_reserves: ShopReservesTable;
}

interface ChargebacksTable {
  id: ChargebackId;
  provider_id: string;
  payment_id: PaymentId;
  amount: number;
  fee: Generated<number>;
  reason: string;
  state: 'open' | 'won' | 'lost';
  opened_at: Time;
  closed_at: MaybeTime;
}

interface ChargebackOrdersTable {
  chargeback_id: ChargebackId;
  order_id: OrderId;
  shop_id: ShopId;
  amount: number;
  order_state: OrderState;
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
