import type { LotId, OrderId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { BreakContent } from '@souk/shared/live/breaks/draw.ts';
import type { BreakKind } from '@souk/shared/live/breaks/log.ts';
import type { BreakId, BreakState } from '@souk/shared/live/breaks/schema.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll, type NewRow } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export interface Break {
  id: BreakId;
  showId: ShowId;
  shopId: ShopId;
  kind: BreakKind;
  state: BreakState;
  title: string;
  currency: string;
  secret: string;
  secretHash: string;
  declared: string;
  head: string | null;
  isClosed: boolean;
  contents: BreakContent[];
  spots: Spot[];
}

interface Spot {
  spot: number;
  productId: ProductId;
  /** Null where it is auctioned. */
  price: number | null;
  entry: number | null;
  lot: LotId | null;
  lotHead: string | null;
  soldAt: string | null;
  hash: string | null;
  content: number | null;
}

const breakRow = sql`
  select b.id, b.show_id as "showId", h.shop_id as "shopId", b.kind, b.state, b.title, b.currency, b.secret,
    b.secret_hash as "secretHash", b.declared, b.head, b.closed_at is not null as "isClosed",
    (select json_agg(json_build_object('name', c.name, 'pieces', c.pieces, 'worth', c.worth) order by c.number)
      from break_contents c where c.break_id = b.id) as contents,
    (select json_agg(json_build_object('spot', s.spot, 'productId', s.product_id, 'price', s.fixed_amount, 'entry', s.entry, 'lot', s.lot_id,
        'lotHead', s.lot_head, 'soldAt', s.sold_at, 'hash', s.hash, 'content', s.content) order by s.spot)
      from break_spots s where s.break_id = b.id) as spots
  from breaks b join shows h on h.id = b.show_id`;

export async function findBreak(db: Db, id: BreakId): Promise<Break | undefined> {
  const { rows } = await sql<Break>`${breakRow} where b.id = ${id}`.execute(db);
  return rows[0];
}

export async function findBreaksOf(db: Db, showId: ShowId): Promise<Break[]> {
  const { rows } =
    await sql<Break>`${breakRow} where b.show_id = ${showId} order by b.created_at, b.id`.execute(db);
  return rows;
}

/** The break of which a lot sells a spot. */
export async function findBreakOfLot(db: Db, lotId: LotId): Promise<Break | undefined> {
  const { rows } = await sql<Break>`
    ${breakRow} where b.id = (select s.break_id from lots l join break_spots s on s.product_id = l.product_id
      where l.id = ${lotId})`.execute(db);
  return rows[0];
}

/** Everything about one break is decided with its row locked. */
export async function lockBreak(tx: Db, id: BreakId): Promise<Break | undefined> {
  await tx.selectFrom('breaks').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return findBreak(tx, id);
}

const spotLots = sql`from break_spots s join lots l on l.product_id = s.product_id where s.break_id = b.id`;
const isPaid = sql`exists (select from lot_sales a join orders o on o.checkout_id = a.checkout_id
  where a.lot_id = l.id and a.state = 'paid' and o.state not in ('cancelled', 'refunded', 'returned'))`;
const isOver = sql`h.state in ('ended', 'replay', 'cancelled')`;
// Won and neither paid nor given up, or its piece is still on its way back to the shelf.
const isUnsettled = sql`(l.state = 'sold' and coalesce(l.settlement, 'charging') not in ('paid', 'unsold')
  or l.state = 'passed' and l.settlement in ('charging', 'failed', 'second-chance')
  or exists (select from lot_holds w where w.lot_id = l.id and w.given_at is null and w.released_at is null))`;

/**
 * Locks one of which nothing more is sold: all spots are, its seller or its show ended it; and each that was sold is paid
 * or given up, so that nobody sees what they would get before they have paid for it.
 */
export async function lockToDraw(tx: Db, passed: readonly string[]): Promise<Break | undefined> {
  const { rows } = await sql<{ id: BreakId }>`
    select b.id from breaks b join shows h on h.id = b.show_id
    where b.state = 'open' and b.id <> all(${passed}::uuid[])
      and (b.closed_at is not null or ${isOver} or not exists (
        select from break_spots s where s.break_id = b.id and not exists (
          select from lots l where l.product_id = s.product_id and ${isPaid})))
      and not exists (select ${spotLots} and (l.state = 'running' or l.state = 'queued' and not ${isOver} or ${isUnsettled}))
    order by b.id limit 1 for no key update of b skip locked`.execute(tx);
  return rows[0] && findBreak(tx, rows[0].id);
}

export interface BoughtSpot {
  spot: number;
  lot: LotId;
  lotHead: string;
  soldAt: Date;
  orderId: OrderId;
  buyerId: UserId;
}

/** The spots that were bought and paid for, in the order of sale. Their orders stay as they are meanwhile. */
export async function findBought(tx: Db, id: BreakId): Promise<BoughtSpot[]> {
  const { rows } = await sql<BoughtSpot>`
    select s.spot, l.id as lot, l.head_hash as "lotHead", date_trunc('milliseconds', l.closed_at) as "soldAt",
      o.id as "orderId", o.buyer_id as "buyerId"
    from break_spots s join lots l on l.product_id = s.product_id
      join lot_sales a on a.lot_id = l.id and a.state = 'paid' join orders o on o.checkout_id = a.checkout_id
    where s.break_id = ${id} and o.state not in ('cancelled', 'refunded', 'returned')
    order by "soldAt", s.spot for update of o`.execute(tx);
  return rows;
}

/** The lot as which a spot is sold, or being sold. */
export async function findSaleOf(
  tx: Db,
  productId: ProductId,
): Promise<{ id: LotId; leaderId: UserId | null } | undefined> {
  return await tx
    .selectFrom('lots')
    .select(['id', 'leader_id as leaderId'])
    .where('product_id', '=', productId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['queued', 'running']),
        eb.and([
          eb('state', '=', 'sold'),
          eb(eb.fn.coalesce('settlement', eb.val('charging')), '<>', 'unsold'),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/** How far the selling of its spots has come. */
export async function findProgress(
  tx: Db,
  id: BreakId,
): Promise<{ hasBegun: boolean; isRunning: boolean; isUnsettled: boolean; waiting: LotId[] }> {
  const { rows } = await sql<Awaited<ReturnType<typeof findProgress>>>`
    select coalesce(bool_or(l.state <> 'queued' or exists (select from lot_pre_bids p where p.lot_id = l.id)), false)
        as "hasBegun",
      coalesce(bool_or(l.state = 'running'), false) as "isRunning", coalesce(bool_or(${isUnsettled}), false) as "isUnsettled",
      coalesce(json_agg(l.id) filter (where l.state = 'queued'), '[]') as waiting
    from breaks b join break_spots s on s.break_id = b.id left join lots l on l.product_id = s.product_id
    where b.id = ${id}`.execute(tx);
  return rows[0] ?? { hasBegun: false, isRunning: false, isUnsettled: false, waiting: [] };
}

export async function insertBreak(
  tx: Db,
  row: NewRow<'breaks'>,
  contents: readonly BreakContent[],
  products: ReadonlyArray<{ productId: ProductId; price: number | null }>,
): Promise<void> {
  const { id: break_id } = row;
  await tx.insertInto('breaks').values(row).execute();
  const declared = contents.map((content, at) => ({ break_id, number: at + 1, ...content }));
  await insertAll(tx, 'break_contents', declared);
  const spots = products.map(({ productId, price }, at) => ({
    ...{ break_id, spot: at + 1, product_id: productId, fixed_amount: price },
  }));
  await tx.insertInto('break_spots').values(spots).execute();
}

export async function updateBreak(tx: Db, id: BreakId, values: Updateable<Tables['breaks']>): Promise<void> {
  await tx.updateTable('breaks').set(values).where('id', '=', id).execute();
}

export async function updateSpot(
  tx: Db,
  id: BreakId,
  spot: number,
  values: Updateable<Tables['break_spots']>,
): Promise<void> {
  await tx
    .updateTable('break_spots')
    .set(values)
    .where('break_id', '=', id)
    .where('spot', '=', spot)
    .execute();
}

export async function deleteBreak(tx: Db, id: BreakId): Promise<void> {
  await tx.deleteFrom('breaks').where('id', '=', id).execute();
}

export async function countBreaks(tx: Db, showId: ShowId): Promise<number> {
  const { count } = await tx
    .selectFrom('breaks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  return count;
}
