import type {
  CategoryId,
  CheckoutId,
  FlashSaleId,
  PaymentId,
  ProductId,
  ShippingMethodId,
  ShippingProfileId,
  ShopId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { MethodRule } from '@souk/shared/market/shipping/rules.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { heldForMs } from '@souk/shared/money/checkout/rules.ts';
import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { anyOf, idList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { alike, allInPlace, gathered, inPlace } from '../../../platform/db/together.ts';
import { coverOf, pictureOf } from '../../../platform/images/index.ts';
import type { AddressRow } from '../../identity/addresses/index.ts';
import { isProfileOf, isServedBy } from '../../market/shipping/index.ts';
import { type ShopRefRow, shopRef } from '../../market/shops/index.ts';
import { eventOf, productOf, ticketOf, ticketsNow } from '../cart/index.ts';
import { heldSince } from '../flash-prices/index.ts';
import { seatsAllowed } from '../stock/index.ts';

export type CheckoutRow = Row<'checkouts'>;

export interface CheckoutLineRow {
  kind: LineKind;
  variantId: VariantId;
  productId: ProductId;
  shopId: ShopId;
  shop: ShopRefRow;
  wanted: number;
  /** How many were taken from stock for it, whatever became of them. */
  taken: number;
  state: 'held' | 'sold' | 'released';
  seenTitle: string;
  seenPrice: number;
  seenCurrency: string;
  /** Whether it can be had where it goes. */
  sent: boolean;
  /** Null when it cannot be bought any more. */
  now: {
    title: string;
    options: Record<string, string>;
    price: number;
    currency: string;
    image: Image | null;
    grams: number;
    /** How many more tickets of its event its buyer may have, with those that they hold here. */
    allowed: number | null;
  } | null;
  /** Of a ticket. */
  event: { startsAt: string; timeZone: string } | null;
  categoryId: CategoryId | null;
  /** Where its shop is. */
  country: string | null;
  /** Where the event of a ticket takes place; null online. */
  venue: { country: string; region: string } | null;
  profile: { id: ShippingProfileId; handlingDays: number; shipsFrom: string; timeZone: string } | null;
  /** So many of the pieces are held at the price of a flash sale, until then. */
  flash: HeldFlashPrice | null;
}

export interface HeldFlashPrice {
  saleId: FlashSaleId;
  price: number;
  pieces: number;
  until: string;
}

export const findCheckoutLines = (db: Db, id: CheckoutId, now: Date): Promise<CheckoutLineRow[]> =>
  findLinesAt(db, { id, now });

const findLinesAt = gathered<{ id: CheckoutId; now: Date }, CheckoutLineRow[]>(async (db, asked) => {
  const found = await Promise.all(
    alike(asked, ({ now }) => now).flatMap(([first, ...more]) =>
      first
        ? findLines(
            db,
            [first, ...more].map(({ id }) => id),
            first.now,
            heldSince(first.now),
          )
        : [],
    ),
  );
  const lines = Map.groupBy(found.flat(), ({ checkoutId }) => checkoutId);
  return asked.map(({ id }) => lines.get(id) ?? []);
});

type LineOfCheckout = CheckoutLineRow & { checkoutId: CheckoutId };

/**
 * Tickets are rare, and with all that they hang on one statement for both took several times as long to plan as to do. So
 * they are asked about by one of their own, where there are any.
 */
async function findLines(
  db: Db,
  ids: readonly CheckoutId[],
  now: Date,
  since: Date,
): Promise<LineOfCheckout[]> {
  const lines = await findProductLines(db, ids, since);
  if (!lines.some(({ kind }) => kind === 'ticket')) return lines;
  const tickets = await findTicketLines(db, ids, now, since);
  const nameOf = ({ checkoutId, variantId }: LineOfCheckout) => `${checkoutId} ${variantId}`;
  const known = new Map(tickets.map((line) => [nameOf(line), line]));
  return lines.flatMap((line) => (line.kind === 'ticket' ? (known.get(nameOf(line)) ?? []) : line));
}

/** What of a line hangs on whether it is a product or a ticket. */
interface LineParts {
  things: RawBuilder<unknown>;
  isThere: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
}

// What was taken at the price of a flash sale before `since` has it no more.
const linesQuery = (ids: readonly CheckoutId[], since: Date, { things, isThere, columns }: LineParts) =>
  sql<LineOfCheckout>`
    select c.id as "checkoutId", l.kind, l.variant_id as "variantId", l.product_id as "productId", l.shop_id as "shopId", l.wanted,
      ${shopRef} as shop, s.country, coalesce(h.quantity, 0) as taken,
      case when h.sold_at is not null then 'sold' when h.released_at is not null then 'released' else 'held' end as state,
      l.title as "seenTitle", l.seen_amount as "seenPrice", l.seen_currency as "seenCurrency",
      case when h.flash_at > ${since} then json_build_object('saleId', h.flash_sale_id, 'price', h.flash_price,
        'pieces', h.flash_pieces, 'until', to_char((h.flash_at + ${heldForMs} * interval '1 millisecond')
          at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as flash, ${columns}
    from checkouts c join checkout_lines l on l.checkout_id = c.id join shops s on s.id = l.shop_id
      left join stock_holds h on h.checkout_id = l.checkout_id and h.variant_id = l.variant_id ${things}
    where c.id = ${anyOf(ids)} and ${isThere}
    order by c.id, l.position`;

/** Of tickets only that they are there. */
const findProductLines = prepared('lines of checkouts', (db, ids: readonly CheckoutId[], since: Date) => {
  // What was won costs what was bid, and is not for sale to anybody else. Who is suspended sends nothing.
  const isWonOne = sql`(c.source in ('giveaway', 'lot') and s.status <> 'suspended')`;
  const query = linesQuery(ids, since, {
    things: sql`${productOf(sql`l`)} left join addresses a on a.id = c.address_id and a.user_id = c.buyer_id
        left join shipping_profiles sp on ${isProfileOf}`,
    isThere: sql`(p.id is not null or l.kind = 'ticket')`,
    columns: sql`a.country is null or sp.id is not null and ${sql.raw(isServedBy('a.country'))} as sent,
        null as event, null as venue, p.category_id as "categoryId",
        case when v.id is not null and (${isWonOne} or ${isForSale}) then
          json_build_object('title', p.title, 'options', v.options,
            'price', case when ${isWonOne} then l.seen_amount else v.price_amount end,
            'currency', case when ${isWonOne} then l.seen_currency else p.currency end,
            'image', coalesce(${pictureOf(sql.ref('v.image_id'))}, ${coverOf(sql.ref('p.id'))}),
            'grams', coalesce(p.weight_grams, 0)) end as now,
        case when sp.id is not null then json_build_object('id', sp.id, 'shipsFrom', sp.ships_from,
          'handlingDays', coalesce(sp.handling_days, s.ships_within_days), 'timeZone', s.time_zone) end as profile`,
  });
  return { compile: () => query.compile(db) };
});

const findTicketLines = prepared(
  'tickets of checkouts',
  (db, ids: readonly CheckoutId[], now: Date, since: Date) => {
    const query = linesQuery(ids, since, {
      things: ticketOf(sql`l`),
      isThere: sql`true`,
      columns: sql`true as sent, ${eventOf} as event, case when e.place <> '' and coalesce(e.country, s.country) is not null
          then json_build_object('country', coalesce(e.country, s.country), 'region', e.region) end as venue, e.category_id as "categoryId", null as profile,
        case when ${ticketsNow(now)} and s.owner_id <> c.buyer_id then
          json_build_object('title', e.title, 'options', json_build_object('ticket', t.name), 'price', t.price_amount,
            'currency', t.currency, 'image', ${pictureOf(sql.ref('e.image_id'))}, 'grams', 0,
            'allowed', ${seatsAllowed(sql`c.buyer_id`, sql`h.checkout_id = c.id`)}) end as now`,
    });
    return { compile: () => query.compile(db) };
  },
);

const isForSale = sql`p.status in ('active', 'out-of-stock')
  and p.listing_kind = 'buy-now' and s.status = 'open' and s.owner_id <> c.buyer_id`;

/** Where a checkout goes. */
export const findAddressOf = gathered<CheckoutId, AddressRow | undefined>(async (db, ids) => {
  const rows = await findAddresses(db, ids);
  return inPlace(ids, rows, ({ checkoutId }) => checkoutId);
});

const findAddresses = prepared('addresses of checkouts', (db, ids: readonly CheckoutId[]) =>
  db
    .selectFrom('checkouts')
    .innerJoin('addresses', (join) =>
      join
        .onRef('addresses.id', '=', 'checkouts.address_id')
        .onRef('addresses.user_id', '=', 'checkouts.buyer_id'),
    )
    .selectAll('addresses')
    .select('checkouts.id as checkoutId')
    .where(sql<boolean>`checkouts.id = ${anyOf(ids)}`),
);

export interface WayRow extends MethodRule {
  id: ShippingMethodId;
  profileId: ShippingProfileId;
  name: string;
  pickupAt: string | null;
  pickupRegion: string;
}

/** Every way in which these shops send anything, or others who are asked about with them. */
export const findWays = gathered<readonly ShopId[], WayRow[]>(async (db, asked) => {
  const rows = await findWaysOf(db, [...new Set(asked.flat())]);
  const ways = rows.map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    name: row.name,
    kind: row.kind,
    amount: row.amount,
    perKilogram: row.per_kilogram,
    freeFrom: row.free_from,
    regions: row.regions,
    days: row.min_days === null || row.max_days === null ? null : { min: row.min_days, max: row.max_days },
    pickupAt: row.pickup_at,
    pickupRegion: row.pickup_region,
  }));
  // Each finds its own by the profiles of its lines.
  return asked.map(() => ways);
});

const findWaysOf = prepared('ways of shops', (db, shops: readonly ShopId[]) =>
  db
    .selectFrom('shipping_methods')
    .selectAll()
    .where('profile_id', 'in', (eb) =>
      eb
        .selectFrom('shipping_profiles')
        .select('shipping_profiles.id')
        .where(sql<boolean>`shop_id = ${anyOf(shops)}`),
    )
    .orderBy('position')
    .orderBy('id'),
);

/** What can be chosen for: the shops that are bought from, and the profiles they send by. */
export async function findChoosable(db: Db, id: CheckoutId): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with shops as (select distinct shop_id as id from checkout_lines where checkout_id = ${id})
    select id from shops union all
      select p.id from shipping_profiles p join shops on shops.id = p.shop_id`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** What of a product a buyer holds and may pay still. */
export const findOwnHolds = (db: Db, buyerId: UserId, productId: ProductId, now: Date) =>
  db
    .selectFrom('stock_holds as h')
    .innerJoin('checkouts as c', 'c.id', 'h.checkout_id')
    .select(['h.variant_id as variantId', 'c.id as checkoutId', 'c.expires_at as until'])
    .where('h.buyer_id', '=', buyerId)
    .where('h.product_id', '=', productId)
    .where('h.released_at', 'is', null)
    .where('h.sold_at', 'is', null)
    .where('c.source', 'in', ['cart', 'product'])
    .where('c.state', 'in', ['open', 'paying'])
    .where('c.expires_at', '>', now)
    .orderBy('c.expires_at')
    .execute();

export const findCheckout = (db: Db, buyerId: UserId, id: CheckoutId): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();

/** Of any buyer; for what was begun with it. */
export async function findCheckoutById(db: Db, id: CheckoutId): Promise<CheckoutRow> {
  const [checkout] = await findById(db, id);
  if (!checkout) throw new Error(`there is no checkout ${id}`);
  return checkout;
}

const findById = prepared('checkout', (db, id: CheckoutId) =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id),
);

/** Everything that changes a checkout, what it holds or its unpaid orders waits here for its turn. */
export const lockCheckout = gathered<CheckoutId, CheckoutRow | undefined>(async (tx, ids) => {
  const rows = await lockAll(tx, ids);
  return inPlace(ids, rows, ({ id }) => id);
});

const lockAll = prepared('checkouts, locked', (tx, ids: readonly CheckoutId[]) =>
  tx
    .selectFrom('checkouts')
    .selectAll()
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .orderBy('id')
    .forUpdate(),
);

/** That of their cart and those of what they buy now, what was begun first before the others. */
export const lockOpenCheckoutsOf = prepared('open checkouts of a buyer, locked', (tx, buyerId: UserId) =>
  tx
    .selectFrom('checkouts')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    // In words, as the index has them: so one plan serves all.
    .where(sql<boolean>`source in ('cart', 'product') and state in ('open', 'paying')`)
    .orderBy('id')
    .forUpdate(),
);

/** The same, and those of the last time that were not paid and that nothing was taken over from. */
export const lockCheckoutsFor = prepared(
  'checkouts to open another, locked',
  (tx, buyerId: UserId, since: Date) =>
    tx
      .selectFrom('checkouts')
      .selectAll()
      .where('buyer_id', '=', buyerId)
      // Each as its index has it.
      .where(
        sql<boolean>`source in ('cart', 'product') and (state in ('open', 'paying')
        or state in ('left', 'expired') and not taken_over and closed_at > ${since})`,
      )
      .orderBy('id')
      .forUpdate(),
);

export const updateCheckout = (
  tx: Db,
  id: CheckoutId,
  values: Updateable<Tables['checkouts']>,
): Promise<CheckoutRow> => changeCheckout(tx, { id, values });

const changeCheckout = gathered<{ id: CheckoutId; values: Updateable<Tables['checkouts']> }, CheckoutRow>(
  async (tx, changes) => {
    const changed = await Promise.all(
      alike(changes, ({ values }) => values).map((some) =>
        tx
          .updateTable('checkouts')
          .set(some[0]?.values ?? {})
          .where(sql<boolean>`id = ${anyOf(some.map(({ id }) => id))}`)
          .returningAll()
          .execute(),
      ),
    );
    return allInPlace(
      changes.map(({ id }) => id),
      changed.flat(),
      ({ id }) => id,
    );
  },
);

/**
 * Those whose time is over, the longest over first. One that is being paid is ended by its payment, and what was won by its
 * sale.
 */
export async function findDue(db: Kysely<Tables>, now: Date): Promise<CheckoutId[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('source', 'in', ['cart', 'product'])
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those whose time is over by then, and whose buyers were not told. */
export async function findEnding(db: Db, now: Date, by: Date): Promise<CheckoutId[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('source', 'in', ['cart', 'product'])
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', by)
    .where('ending_told_at', 'is', null)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many pieces it holds. */
export async function countHeld(db: Db, id: CheckoutId): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(quantity), 0)::int as held from stock_holds
    where checkout_id = ${id} and released_at is null and sold_at is null`.execute(db);
  return rows[0]?.held ?? 0;
}

/** The first of these that holds any of the variants. */
export async function findHolding(
  db: Db,
  ids: readonly CheckoutId[],
  variants: readonly VariantId[],
): Promise<CheckoutId | undefined> {
  const { rows } = await sql<{ id: CheckoutId }>`
    select checkout_id as id from stock_holds
    where checkout_id = ${anyOf(ids)} and variant_id = ${anyOf(variants)} and released_at is null and sold_at is null
    order by checkout_id limit 1`.execute(db);
  return rows[0]?.id;
}

export type OrderOfCheckout = Pick<
  Row<'orders'>,
  'id' | 'number' | 'currency' | 'credit' | 'paid_at' | 'pay_until'
>;

/** The orders that a checkout has become, by their shops. */
export async function findOrdersOf(db: Db, id: CheckoutId): Promise<Map<ShopId, OrderOfCheckout>> {
  const rows = await findOrders(db, id);
  return new Map(rows.map(({ shop_id, ...order }) => [shop_id, order]));
}

const findOrders = prepared('orders of a checkout', (db, id: CheckoutId) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'shop_id', 'currency', 'credit', 'paid_at', 'pay_until'])
    .where('checkout_id', '=', id),
);

/** Those in which it has something to pay or had, in their order. */
export async function findCurrenciesOf(db: Db, id: CheckoutId): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('currency')
    .distinct()
    .where('checkout_id', '=', id)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}

/** Keeps the shops of a checkout from closing until the transaction ends. */
export const holdShopsOf = gathered<CheckoutId, void>(async (tx, ids) => {
  await holdAllShops(tx, ids);
  return [];
});

const holdAllShops = prepared('shops of checkouts, held', (tx, ids: readonly CheckoutId[]) =>
  tx
    .selectFrom('shops')
    .select('id')
    .where('id', 'in', (lines) =>
      lines
        .selectFrom('checkout_lines')
        .select('shop_id')
        .where(sql<boolean>`checkout_id = ${anyOf(ids)}`),
    )
    .orderBy('id')
    .forShare(),
);

/** Its money is being asked for, by these payments. */
export const markPaying = (tx: Db, id: CheckoutId, paymentIds: readonly PaymentId[]): Promise<void> =>
  markAllPaying(tx, { id, paymentIds });

const markAllPaying = gathered<{ id: CheckoutId; paymentIds: readonly PaymentId[] }, void>(
  async (tx, paying) => {
    const pairs = paying.flatMap(({ id, paymentIds }) => paymentIds.map((paymentId) => [id, paymentId]));
    await keepPaying(
      tx,
      paying.map(({ id }) => id),
      pairs.map(([id]) => id as CheckoutId),
      pairs.map(([, paymentId]) => paymentId as PaymentId),
    );
    return [];
  },
);

const keepPaying = prepared(
  'pay checkouts',
  (db, ids: readonly CheckoutId[], by: readonly CheckoutId[], paymentIds: readonly PaymentId[]) => ({
    compile: () =>
      sql<never>`
      with kept as (
        insert into checkout_payments (checkout_id, payment_id)
        select * from unnest(${idList(by)}, ${idList(paymentIds)}))
      update checkouts set state = 'paying' where id = ${anyOf(ids)}`.compile(db),
  }),
);

export const findCheckoutOfPayment = gathered<PaymentId, CheckoutId | undefined>(async (db, ids) => {
  const rows = await findByPayments(db, ids);
  return inPlace(ids, rows, ({ payment_id }) => payment_id).map((row) => row?.checkout_id);
});

const findByPayments = prepared('checkouts of payments', (db, ids: readonly PaymentId[]) =>
  db
    .selectFrom('checkout_payments')
    .select(['checkout_id', 'payment_id'])
    .where(sql<boolean>`payment_id = ${anyOf(ids)}`),
);

/** The payments of a checkout, the oldest first. */
export const findPaymentsOf = gathered<CheckoutId, Array<Row<'payments'>>>(async (db, ids) => {
  const rows = await findAllPayments(db, ids);
  const payments = Map.groupBy(rows, ({ checkout_id }) => checkout_id);
  return ids.map((id) => payments.get(id) ?? []);
});

const findAllPayments = prepared('payments of checkouts', (db, ids: readonly CheckoutId[]) =>
  db
    .selectFrom('checkout_payments')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .selectAll('payments')
    .select('checkout_id')
    .where(sql<boolean>`checkout_id = ${anyOf(ids)}`)
    .orderBy('attempt'),
);

export type NewCheckout = NewRow<'checkouts'>;
export type NewCheckoutLine = Omit<NewRow<'checkout_lines'>, 'checkout_id'>;

export const insertCheckout = gathered<NewCheckout & { id: CheckoutId }, CheckoutRow>(async (tx, rows) => {
  const inserted = await tx
    .insertInto('checkouts')
    .values([...rows])
    .returningAll()
    .execute();
  return allInPlace(
    rows.map(({ id }) => id),
    inserted,
    ({ id }) => id,
  );
});

/** With what it is of. */
export const insertCheckoutOf = (
  tx: Db,
  row: NewCheckout,
  lines: readonly NewCheckoutLine[],
): Promise<CheckoutRow> =>
  tx
    .with('opened', (db) => db.insertInto('checkouts').values(row).returningAll())
    .with('of', (db) =>
      db
        .insertInto('checkout_lines')
        .values(lines.map((line) => ({ ...line, checkout_id: row.id })))
        .returning('position'),
    )
    .selectFrom('opened')
    .selectAll()
    .executeTakeFirstOrThrow();

export const findWanted = (
  db: Db,
  id: CheckoutId,
): Promise<Array<{ variantId: VariantId; quantity: number }>> =>
  db
    .selectFrom('checkout_lines')
    .select(['variant_id as variantId', 'wanted as quantity'])
    .where('checkout_id', '=', id)
    .orderBy('position')
    .execute();
