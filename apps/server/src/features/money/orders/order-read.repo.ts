import type {
  LotId,
  OrderId,
  OrderLineId,
  ParcelId,
  ProductId,
  ShopId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { MissedCoupon } from '@souk/shared/money/coupons/schema.ts';
import type { OrderGroup, ShopOrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { OrderParty, OrderState } from '@souk/shared/money/orders/states.ts';
import type { PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type ShopRefRow, shopRefOf } from '../../market/shops/index.ts';
import { type OrderEventKind, type OrderRow, soldUntil } from './order.repo.ts';
import { isLeft } from './parcel.repo.ts';

export interface BuyerRow {
  id: UserId;
  name: string;
  picture: Image | null;
}

export interface OrderDetails {
  shop: ShopRefRow;
  ownerId: UserId;
  buyer: BuyerRow & { isUnreached: boolean };
  lines: LineDetails[];
  /** Times are ISO 8601. */
  events: Array<{
    kind: OrderEventKind;
    at: string;
    by: OrderParty;
    note: string | null;
    amount: number | null;
  }>;
  refunds: Array<{
    amount: number;
    /** What of it its buyer has in their wallet. */
    inWallet: number;
    state: 'pending' | 'succeeded' | 'failed';
    reason: string;
    at: string;
  }>;
  /** The first one first. */
  parcels: Array<{
    id: ParcelId;
    number: string | null;
    carrier: string | null;
    shippedAt: string;
    arrivedAt: string | null;
    lines: Array<{ lineId: OrderLineId; quantity: number }>;
  }>;
  card: { brand: string; last4: string } | null;
  givenBack: { commission: number; tax: number; subsidy: number; fee: number; card: number; kept: number };
  /** What was won and not paid in time is offered to the next bidder. */
  isUndone: boolean;
  couponMissed: MissedCoupon | null;
  payoutSchedule: PayoutSchedule;
  /** When the last event that it has tickets for is over. */
  eventsEnd: string | null;
}

export interface LineDetails {
  id: OrderLineId;
  productId: ProductId;
  variantId: VariantId;
  /** Of tickets. */
  event: { startsAt: string; timeZone: string } | null;
  /** Of what was won at auction. */
  lot: { _id: LotId; number: number | null } | null;
  isShown: boolean;
  title: string;
  options: Record<string, string>;
  image: Image | null;
  quantity: number;
  price: number;
  agreed: number | null;
  flash: { price: number; pieces: number } | null;
  total: number;
  paid: number | null;
  tax: number | null;
  /** Pieces of it that were refunded. */
  refunded: number;
}

export const findOrder = (db: Db, id: OrderId): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

const isoOf = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function findDetails(db: Db, id: OrderId): Promise<OrderDetails> {
  const { rows } = await sql<OrderDetails>`
    select ${shopRefOf(sql.ref('o.shop_id'))} as shop,
      (select owner_id from shops where id = o.shop_id) as "ownerId",
      (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))},
          'isUnreached', u.mail_refused_at is not null)
        from users u where u.id = o.buyer_id) as buyer,
      (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'variantId', l.variant_id,
          'event', (select json_build_object('startsAt', ${isoOf(sql`e.starts_at`)}, 'timeZone', e.time_zone)
            from events e where l.kind = 'ticket' and e.id = l.product_id),
          'lot', (select json_build_object('_id', w.id, 'number', w.number)
            from checkouts c join lots w on w.id = c.lot_id where c.id = o.checkout_id),
          'isShown', l.kind = 'ticket' or exists (select from products p join shops s on s.id = p.shop_id
            where p.id = l.product_id and p.status in ('active', 'out-of-stock') and s.status = 'open'),
          'title', l.title, 'options', l.options, 'image', ${pictureOf(sql.ref('l.image_id'))},
          'quantity', l.quantity, 'price', l.price, 'total', l.total, 'paid', l.paid, 'tax', l.tax,
          'agreed', case when l.flash_sale_id is null then l.agreed end,
          'flash', case when l.flash_sale_id is not null
            then json_build_object('price', l.agreed, 'pieces', l.agreed_pieces) end,
          'refunded', l.refunded) order by l.position)
        from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('kind', e.kind, 'at', ${isoOf(sql`e.at`)}, 'by', e.by, 'note', e.note,
          'amount', e.amount) order by e.position desc)
        from order_events e where e.order_id = o.id) as events,
      (select coalesce(json_agg(json_build_object('amount', r.amount, 'state', r.state, 'reason', r.reason,
          'inWallet', case r.state when 'failed' then r.amount else r.credit end,
          'at', ${isoOf(sql`r.created_at`)}) order by r.created_at desc), '[]')
        from order_refunds r where r.order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('id', p.id, 'number', p.tracking_number,
          'carrier', p.tracking_carrier, 'shippedAt', ${isoOf(sql`p.shipped_at`)},
          'arrivedAt', ${isoOf(sql`p.arrived_at`)}, 'lines', (
            select json_agg(json_build_object('lineId', w.line_id, 'quantity', w.quantity))
            from parcel_lines w where w.parcel_id = p.id)) order by p.position), '[]')
        from parcels p where p.order_id = o.id) as parcels,
      (select json_build_object('commission', coalesce(sum(r.commission), 0), 'tax', coalesce(sum(r.tax), 0),
          'subsidy', coalesce(sum(r.subsidy), 0), 'fee', coalesce(sum(r.fee), 0),
          'card', coalesce(sum(r.amount - r.credit), 0), 'kept', coalesce(sum(r.kept), 0))
        from order_refunds r where r.order_id = o.id) as "givenBack",
      exists (select from checkouts c where c.id = o.checkout_id and c.undone_at is not null) as "isUndone",
      (select c.coupon_missed from checkouts c where c.id = o.checkout_id) as "couponMissed",
      coalesce((select schedule from payout_schedules where shop_id = o.shop_id), 'request') as "payoutSchedule",
      (select ${isoOf(sql`max(${soldUntil})`)} from order_lines l join events e on e.id = l.product_id
        where l.order_id = o.id and l.kind = 'ticket') as "eventsEnd",
      (select json_build_object('brand', p.card_brand, 'last4', p.card_last4)
        from payments p where p.id = o.payment_id) as card
    from orders o where o.id = ${id}`.execute(db);
  const [details] = rows;
  if (!details) throw new Error(`there is no order ${id}`);
  return details;
}

export interface OrderCardRow {
  id: OrderId;
  number: number;
  state: OrderState;
  currency: string;
  total: number;
  refunded: number;
  net: number;
  /** What of the net went back. */
  shopBack: number;
  placedAt: Date;
  changedAt: Date;
  shipments: OrderRow['shipments'];
  address: OrderRow['address'];
  cancelAskedAt: Date | null;
  ship_by: OrderRow['ship_by'];
  late_from: Date | null;
  shipped_at: Date | null;
  held_at: Date | null;
  chargeback_id: OrderRow['chargeback_id'];
  isLeft: boolean;
  /** Until when its checkout waits for it. */
  payBy: Date | null;
  shop: ShopRefRow;
  buyer: BuyerRow;
  title: string;
  secondTitle: string | null;
  image: Image | null;
  lines: number;
  pieces: number;
  micros: number;
}

const cardColumns = sql`o.id, o.number, o.state, o.currency, o.total, o.refunded, o.net, o.placed_at as "placedAt",
  o.changed_at as "changedAt", o.shipments, o.address, o.cancel_asked_at as "cancelAskedAt",
  o.ship_by, o.late_from, o.shipped_at, o.held_at, o.chargeback_id,
  o.state in ('paid', 'packed') and ${isLeft(sql.ref('o.id'))} as "isLeft",
  (select coalesce(sum(r.shop), 0)::bigint from order_refunds r where r.order_id = o.id) as "shopBack",
  case when o.state = 'pending-payment' then coalesce(o.pay_until,
    (select c.expires_at from checkouts c where c.id = o.checkout_id)) end as "payBy",
  ${shopRefOf(sql.ref('o.shop_id'))} as shop,
  (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
    from users u where u.id = o.buyer_id) as buyer,
  first.title, (select l.title from order_lines l where l.order_id = o.id and l.title <> first.title
    order by l.position limit 1) as "secondTitle",
  ${pictureOf(sql.ref('first.image_id'))} as image, counted.lines, counted.pieces,
  ${microsecondsOf(sql`o.placed_at`)} as micros`;
const cardJoins = sql`
  cross join lateral (select title, image_id from order_lines where order_id = o.id order by position limit 1) first
  cross join lateral (
    select count(*)::int as lines, sum(quantity)::int as pieces from order_lines where order_id = o.id) counted`;

/** Something of it is sent or fetched. */
const isSent = sql`exists (select from order_lines l where l.order_id = o.id and l.kind = 'product')`;

const states = (...all: OrderState[]) => sql`o.state in (${sql.join(all)})`;

/** What was given up before anything was ordered is of no interest to anyone. */
const ofBuyer: Record<OrderGroup, RawBuilder<unknown>> = {
  all: sql`(o.paid_at is not null or o.pay_until is not null or o.state = 'pending-payment')`,
  'to-pay': states('pending-payment'),
  'on-the-way': states('paid', 'packed', 'shipped'),
  'to-review': sql`o.state in ('delivered', 'completed') and exists (
    select from order_lines l where l.order_id = o.id and l.kind = 'product' and not exists (
      select from reviews r where r.product_id = l.product_id and r.author_id = o.buyer_id))`,
  returns: sql`o.paid_at is not null and (o.refunded > 0
    or o.state in ('return-requested', 'returned', 'disputed', 'refunded'))`,
};

const ofShop: Record<ShopOrderGroup, RawBuilder<unknown>> = {
  all: sql`true`,
  'to-be-paid': sql`o.state = 'pending-payment' and o.pay_until is not null`,
  'to-pack': sql`o.state = 'paid' and ${isSent}`,
  'to-ship': states('packed'),
  'on-the-way': states('shipped'),
  delivered: states('delivered'),
  problems: sql`(o.state in ('return-requested', 'returned', 'disputed') or o.cancel_asked_at is not null)`,
  over: states('completed', 'cancelled', 'refunded'),
};

// As the indexes of a shop's orders say it.
const isOrderOf = (shopId: ShopId, group: string) =>
  group === 'to-be-paid'
    ? sql`o.shop_id = ${shopId}`
    : group === 'all'
      ? sql`o.shop_id = ${shopId} and (o.paid_at is not null or o.pay_until is not null)`
      : sql`o.shop_id = ${shopId} and o.paid_at is not null`;

interface Page {
  limit: number;
  /** Where the page before ended. */
  after: { micros: number; number: number } | null;
}

export const findOrdersOf = (db: Db, buyerId: UserId, of: OrderGroup, page: Page): Promise<OrderCardRow[]> =>
  findCards(db, sql`o.buyer_id = ${buyerId} and ${ofBuyer[of]}`, page);

export const findOrdersTo = (
  db: Db,
  shopId: ShopId,
  of: ShopOrderGroup,
  page: Page,
): Promise<OrderCardRow[]> => findCards(db, sql`${isOrderOf(shopId, of)} and ${ofShop[of]}`, page);

/** Those of these that this person bought, or that were paid to their shop. */
export const findCardsFor = (
  db: Db,
  { userId, shopId }: { userId: UserId; shopId: ShopId | null },
  ids: readonly OrderId[],
): Promise<OrderCardRow[]> =>
  findCards(
    db,
    sql`o.id = any(${sql.val([...ids])}::uuid[])
      and (o.buyer_id = ${userId} or o.shop_id = ${shopId} and o.paid_at is not null)`,
    { limit: ids.length, after: null },
  );

export const countOrdersOf = (db: Db, buyerId: UserId): Promise<Record<OrderGroup, number>> =>
  countGroups(db, sql`o.buyer_id = ${buyerId}`, ofBuyer);

/** Each by an index of its own, so that the few that are under way are counted without all that is over. */
export async function countOrdersTo(db: Db, shopId: ShopId): Promise<Record<ShopOrderGroup, number>> {
  const counts = Object.entries(ofShop).map(
    ([group, isIn]) => sql`(select count(*)::int from orders o
      where ${isOrderOf(shopId, group)} and ${isIn}) as ${sql.id(group)}`,
  );
  const { rows } = await sql<Record<ShopOrderGroup, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] as Record<ShopOrderGroup, number>;
}

async function findCards(
  db: Db,
  those: RawBuilder<unknown>,
  { limit, after }: Page,
): Promise<OrderCardRow[]> {
  const later = after
    ? sql`and (o.placed_at, o.number) < (${momentAt(after.micros)}, ${after.number}::bigint)`
    : sql``;
  const { rows } = await sql<OrderCardRow>`
    select ${cardColumns} from orders o ${cardJoins} where ${those} ${later}
    order by o.placed_at desc, o.number desc limit ${limit}`.execute(db);
  return rows;
}

async function countGroups<Group extends string>(
  db: Db,
  those: RawBuilder<unknown>,
  groups: Record<Group, RawBuilder<unknown>>,
): Promise<Record<Group, number>> {
  const counts = Object.entries<RawBuilder<unknown>>(groups).map(
    ([group, isIn]) => sql`count(*) filter (where ${isIn})::int as ${sql.id(group)}`,
  );
  const { rows } = await sql<Record<Group, number>>`
    select ${sql.join(counts)} from orders o where ${those}`.execute(db);
  return rows[0] as Record<Group, number>;
}

/** How these are named to people: by number, and by the first of their things. */
export async function findOrderNames(
  db: Db,
  ids: readonly OrderId[],
): Promise<Map<OrderId, { number: number; title: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', (join) => join.onRef('order_id', '=', 'orders.id').on('position', '=', 0))
    .select(['orders.id', 'number', 'title'])
    .where('orders.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Until when its shop or its checkout waits for its payment. */
export async function findPayBy(db: Db, { checkout_id, state, pay_until }: OrderRow): Promise<Date | null> {
  if (!checkout_id || state !== 'pending-payment') return null;
  if (pay_until) return pay_until;
  const found = await db
    .selectFrom('checkouts')
    .select('expires_at')
    .where('id', '=', checkout_id)
    .executeTakeFirst();
  return found?.expires_at ?? null;
}
