import type {
  BundleId,
  ChargebackId,
  CheckoutId,
  EventId,
  FlashSaleId,
  ImageId,
  OfferId,
  OrderId,
  OrderLineId,
  ParcelId,
  PaymentId,
  ProductId,
  RefundId,
  ShopId,
  TicketId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import type { CouponBearer } from '@souk/shared/money/coupons/rules.ts';
import type { CommissionPart } from '@souk/shared/money/fees/rules.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import type { OrderParty, OrderState } from '@souk/shared/money/orders/states.ts';
import type { TaxPart } from '@souk/shared/money/taxes/rules.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Json, MaybeTime, Time } from './column-types.ts';

export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  order_refunds: OrderRefundsTable;
  checkout_payments: CheckoutPaymentsTable;
  tickets: TicketsTable;
  parcels: ParcelsTable;
  parcel_lines: ParcelLinesTable;
}

/** Where it goes, where it is picked up, where its event takes place, or where its shop is. */
export type TaxedWhere = 'address' | 'pickup' | 'event' | 'shop';

/** How the tax of an order was found. */
export interface TaxFound {
  country: string;
  region: string;
  /** Whose place that is; nothing in orders from before it was written, which went by their address or shop. */
  where?: TaxedWhere;
  /** Of each line, where one changes hands in another region of the country. */
  regions?: string[];
  name: string;
  parts: TaxPart[];
  /** Of each line, in basis points; nothing in orders from before it was written. */
  rates?: number[];
  /** What of its shipping was taxed at each rate; nothing in orders from before it was written. */
  shipping?: TaxPart[];
}

/** How one parcel goes. */
export interface ShipmentRow {
  name: string;
  kind: 'flat' | 'weight' | 'pickup';
  price: number;
  /** Days. */
  arrives: { from: string; to: string } | null;
  pickupAt: string | null;
  /** How long its shop takes before it is handed over, counted when it is paid; not of what is picked up. */
  handling?: { days: number; shipsFrom: string; timeZone: string };
}

/** Whom an order is paid to, and how, as its shop said it then. */
export interface PayTo {
  payee: string;
  account: string;
  words: string;
}

interface OrdersTable {
  id: OrderId;
  number: GeneratedAlways<number>;
  checkout_id: CheckoutId | null;
  buyer_id: UserId;
  shop_id: ShopId;
  state: Generated<OrderState>;
  payment_id: PaymentId | null;
  way: ArrangedWay | null;
  pay_until: MaybeTime;
  pay_to: JSONColumnType<PayTo | null, string | null | undefined, string | null>;
  reminded_at: MaybeTime;
  currency: string;
  items: number;
  discount: number;
  shipping: number;
  tax: number;
  tax_included: boolean;
  credit: Generated<number>;
  credit_hold: string | null;
  total: number;
  subsidy: Generated<number>;
  commissions: JSONColumnType<CommissionPart[], string, string>;
  commission: number;
  payment_fee: number;
  fee_returned: Generated<boolean>;
  net: number;
  refunded: Generated<number>;
  address: JSONColumnType<OrderAddress | null, string | null, string | null>;
  note: Generated<string>;
  coupon_code: string | null;
  coupon_bearer: CouponBearer | null;
  tax_found: JSONColumnType<TaxFound | null, string | null, string | null>;
  shipments: JSONColumnType<ShipmentRow[], string, string>;
  tracking_number: string | null;
  tracking_carrier: string | null;
  cancel_asked_at: MaybeTime;
  /** What was in it was drawn, and its buyer knows what they have. */
  drawn_at: MaybeTime;
  cancel_reason: Generated<string>;
  /** What goes back meanwhile of what the card paid stays in its buyer’s wallet: they asked for it so. */
  refund_to_wallet: Generated<boolean>;
  placed_at: Time;
  paid_at: MaybeTime;
  packed_at: MaybeTime;
  shipped_at: MaybeTime;
  delivered_at: MaybeTime;
  completed_at: MaybeTime;
  changed_at: Time;
  delivered_by: MaybeTime;
  /** The last day on which it is to be shipped, as YYYY-MM-DD; null where nothing is. */
  ship_by: string | null;
  /** When that day is over where its shop is. */
  late_from: MaybeTime;
  ship_reminded_at: MaybeTime;
  /** When both sides were told that it is late, or it went on after that; from then on days are counted. */
  late_told_at: MaybeTime;
  chargeback_id: ChargebackId | null;
  held_at: MaybeTime;
  version: Generated<number>;
  bundle_id: BundleId | null;
  shipping_refunded: Generated<boolean>;
}

interface OrderLinesTable {
  id: OrderLineId;
  order_id: OrderId;
  position: number;
  kind: Generated<LineKind>;
  product_id: ProductId;
  variant_id: VariantId;
  title: string;
  options: Json<Record<string, string>>;
  image_id: ImageId | null;
  quantity: number;
  price: number;
  agreed: number | null;
  /** How many pieces go at what was agreed on. */
  agreed_pieces: Generated<number>;
  offer_id: OfferId | null;
  /** What `agreed` is the price of. */
  flash_sale_id: Generated<FlashSaleId | null>;
  total: number;
  /** With its own part of a coupon and of tax, and what of it is tax; null of what was bought before that was written. */
  paid: number | null;
  tax: number | null;
  /** What was taken of it; null of what was bought before that was written. */
  commission: number | null;
  refunded: Generated<number>;
}

interface OrderEventsTable {
  order_id: OrderId;
  position: number;
  kind: string;
  state: OrderState;
  at: Time;
  by: OrderParty;
  note: string | null;
  amount: number | null;
}

interface OrderRefundsTable {
  id: string;
  order_id: OrderId;
  refund_id: RefundId | null;
  chargeback_id: ChargebackId | null;
  state: Generated<'pending' | 'succeeded' | 'failed'>;
  amount: number;
  commission: number;
  tax: number;
  shop: number;
  subsidy: Generated<number>;
  fee: Generated<number>;
  credit: Generated<number>;
  /** What of the credit the card had paid. */
  kept: Generated<number>;
  by: OrderParty;
  reason: Generated<string>;
  created_at: Time;
  settled_at: MaybeTime;
}

interface CheckoutPaymentsTable {
  payment_id: PaymentId;
  checkout_id: CheckoutId;
}

interface TicketsTable {
  id: TicketId;
  order_id: OrderId;
  line_id: OrderLineId;
  event_id: EventId;
  position: number;
  code: string;
  entered_at: MaybeTime;
  entry_id: string | null;
}

interface ParcelsTable {
  id: ParcelId;
  order_id: OrderId;
  position: number;
  tracking_number: string | null;
  tracking_carrier: string | null;
  shipped_at: Time;
  arrived_at: MaybeTime;
}

interface ParcelLinesTable {
  parcel_id: ParcelId;
  line_id: OrderLineId;
  quantity: number;
}
