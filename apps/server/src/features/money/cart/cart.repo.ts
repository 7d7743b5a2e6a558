import type { CheckoutId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import type { CartAddition } from '@souk/shared/money/cart/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered } from '../../../platform/db/together.ts';
import { coverOf, pictureOf } from '../../../platform/images/index.ts';
import { hasAccepted } from '../../market/offers/index.ts';
import { isHadIn } from '../../market/shipping/index.ts';
import { type ShopRefRow, shopRef } from '../../market/shops/index.ts';
import { hasSale } from '../flash-prices/index.ts';
import { boughtNowBy, heldFor, ofCart, seatsAllowed, seatsLeft } from '../stock/index.ts';
import { eventOf, productOf, ticketOf, ticketsNow } from './things.ts';

export interface CartLineRow {
  kind: LineKind;
  variantId: VariantId;
  productId: ProductId;
  quantity: number;
  addedAt: Date;
  /** As it was when it was put in. */
  seenTitle: string;
  seenPrice: number;
  seenCurrency: string;
  shop: ShopRefRow;
  /** Whether it can be had where its buyer lives. */
  sent: boolean;
  /** Null when it cannot be had any more. */
  now: {
    title: string;
    options: Record<string, string>;
    price: number;
    currency: string;
    available: number;
    allowed: number | null;
    /** Where there is none but what this buyer is about to buy beside their cart: the checkout that holds it. */
    heldBy: CheckoutId | null;
    image: Image | null;
  } | null;
  /** A price was agreed on with its buyer, or there is or just was a flash sale of it: few have either. */
  hasOffer: boolean;
  hasSale: boolean;
  /** Of a ticket. */
  event: { startsAt: string; timeZone: string } | null;
}

/** Everything that changes someone's cart waits here for its turn. */
export const lockCartOf = gathered<UserId, void>(async (tx, userIds) => {
  await lockUsers(tx, userIds);
  return [];
});

const lockUsers = prepared('users, locked', (tx, ids: readonly UserId[]) =>
  tx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .orderBy('id')
    .forNoKeyUpdate(),
);

/**
 * In the order in which they were put in, with whether they can be had in a country. Tickets, which are rare, are asked about
 * by a statement of their own: one for both takes several times as long to plan as to do.
 */
export async function findCartLines(
  db: Db,
  userId: UserId,
  now: Date,
  country: string | null = null,
): Promise<CartLineRow[]> {
  const lines = await (country === null
    ? findLines(db, userId, now)
    : findLinesHadIn(db, userId, now, country));
  if (!lines.some(({ kind }) => kind === 'ticket')) return lines;
  const tickets = new Map((await findTickets(db, userId, now)).map((line) => [line.variantId, line]));
  return lines.flatMap((line) => (line.kind === 'ticket' ? (tickets.get(line.variantId) ?? []) : line));
}

/** What of a line hangs on whether it is a product or a ticket. */
interface LineParts {
  things: RawBuilder<unknown>;
  isThere: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
}

const linesQuery = (userId: UserId, { things, isThere, columns }: LineParts) => sql<CartLineRow>`
    select c.kind, c.variant_id as "variantId", c.product_id as "productId", c.quantity,
      c.added_at as "addedAt", c.title as "seenTitle",
      c.seen_amount as "seenPrice", c.seen_currency as "seenCurrency", ${columns}
    from cart_lines c ${things}
    where c.user_id = ${userId} and ${isThere}
    order by c.added_at, c.variant_id`;

/** Of tickets only that they are there. */
const productsQuery = (userId: UserId, now: Date, isSent: RawBuilder<unknown>) =>
  linesQuery(userId, {
    things: sql`${productOf(sql`c`)} left join shops s on s.id = p.shop_id`,
    isThere: sql`(p.id is not null or c.kind = 'ticket')`,
    columns: sql`case when s.id is not null then ${shopRef} end as shop, ${isSent} as sent, null as event,
      ${hasAccepted(userId, sql`c.variant_id`, now)} as "hasOffer", ${hasSale(sql`c.product_id`, now)} as "hasSale",
      case when v.id is not null and ${buyableNow} then json_build_object('title', p.title, 'options', v.options,
        'price', v.price_amount, 'currency', p.currency, 'available', v.available + ${heldFor(userId, 'cart')},
        'heldBy', case when v.available = 0 then ${boughtNowBy(userId)} end,
        'image', coalesce(${pictureOf(sql.ref('v.image_id'))}, ${coverOf(sql.ref('p.id'))})) end as now`,
  });

const findLines = prepared('lines of a cart', (db, userId: UserId, now: Date) => ({
  compile: () => productsQuery(userId, now, sql`true`).compile(db),
}));
const findLinesHadIn = prepared(
  'lines of a cart for a country',
  (db, userId: UserId, now: Date, country: string) => ({
    compile: () => productsQuery(userId, now, isHadIn(country)).compile(db),
  }),
);

const findTickets = prepared('tickets of a cart', (db, userId: UserId, now: Date) => ({
  compile: () =>
    linesQuery(userId, {
      things: sql`${ticketOf(sql`c`)} join shops s on s.id = e.shop_id`,
      isThere: sql`true`,
      columns: sql`${shopRef} as shop, true as sent, ${eventOf} as event, false as "hasOffer", false as "hasSale",
        case when ${ticketsNow(now)} and s.owner_id <> c.user_id then json_build_object('title', e.title,
          'options', json_build_object('ticket', t.name), 'price', t.price_amount, 'currency', t.currency,
          'available', ${seatsLeft(userId, 'cart')}, 'allowed', ${seatsAllowed(userId, ofCart)},
          'heldBy', ${boughtNowBy(userId, sql`t.id`)},
          'image', ${pictureOf(sql.ref('e.image_id'))}) end as now`,
    }).compile(db),
}));

/** Of the line `c`, the product `p` and its shop `s`. */
export const buyableNow = sql`p.status in ('active', 'out-of-stock') and p.listing_kind = 'buy-now' and s.status = 'open'
  and s.owner_id <> c.user_id`;

export async function countCart(db: Db, userId: UserId): Promise<{ lines: number; pieces: number }> {
  const { rows } = await sql<{ lines: number; pieces: number }>`
    select count(*)::int as lines, coalesce(sum(quantity), 0)::int as pieces
    from cart_lines where user_id = ${userId}`.execute(db);
  return rows[0] ?? { lines: 0, pieces: 0 };
}

/** So many more of each; where `atLeast`, no more than it takes to have so many. Gives how many there are then. */
export async function putLines(
  tx: Db,
  lines: readonly NewRow<'cart_lines'>[],
  { atLeast }: { atLeast: boolean },
): Promise<CartAddition[]> {
  return tx
    .insertInto('cart_lines')
    .values(lines)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'variant_id']).doUpdateSet((eb) => ({
        quantity: atLeast
          ? eb.fn<number>('greatest', ['cart_lines.quantity', 'excluded.quantity'])
          : eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')),
        title: eb.ref('excluded.title'),
        seen_amount: eb.ref('excluded.seen_amount'),
        seen_currency: eb.ref('excluded.seen_currency'),
      })),
    )
    .returning(['variant_id as variantId', 'quantity'])
    .execute();
}

export const findQuantity = (db: Db, userId: UserId, variantId: VariantId) =>
  db
    .selectFrom('cart_lines')
    .select('quantity')
    .where('user_id', '=', userId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();

export async function setQuantity(
  tx: Db,
  userId: UserId,
  variantId: VariantId,
  quantity: number,
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ quantity })
    .where('user_id', '=', userId)
    .where('variant_id', '=', variantId)
    .execute();
}

/** Remembers the price as seen, if that is what it costs. */
export async function markSeen(tx: Db, userId: UserId, variantId: VariantId, seen: Money): Promise<void> {
  await sql`
    update cart_lines c set seen_amount = ${seen.amount}, seen_currency = ${seen.currency}
    where c.user_id = ${userId} and c.variant_id = ${variantId} and (exists (
        select from product_variants v join products p on p.id = v.product_id where v.id = c.variant_id
          and v.price_amount = ${seen.amount} and p.currency = ${seen.currency})
      or exists (select from event_tickets t where t.id = c.variant_id
          and t.price_amount = ${seen.amount} and t.currency = ${seen.currency}))`.execute(tx);
}

export async function deleteLine(tx: Db, userId: UserId, variantId: VariantId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** What was bought is wanted no longer: so many fewer of each. */
export async function takeBought(
  tx: Db,
  userId: UserId,
  bought: ReadonlyArray<{ variantId: VariantId; quantity: number }>,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(bought)}::jsonb) as b("variantId" uuid, quantity int)`;
  await sql`
    delete from cart_lines c using ${given}
    where c.user_id = ${userId} and c.variant_id = b."variantId" and c.quantity <= b.quantity`.execute(tx);
  await sql`
    update cart_lines c set quantity = c.quantity - b.quantity from ${given}
    where c.user_id = ${userId} and c.variant_id = b."variantId" and c.quantity > b.quantity`.execute(tx);
}
