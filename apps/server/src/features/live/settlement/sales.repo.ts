import type {
  CheckoutId,
  ImageId,
  LotId,
  LotSaleId,
  ProductId,
  ShopId,
  ShowId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { alike, allInPlace, gathered } from '../../../platform/db/together.ts';
import { canBeHadIn } from '../../market/shipping/index.ts';
import { putSettlement } from '../auctions/index.ts';

export type SaleRow = Row<'lot_sales'>;

/** A lot whose row is locked: whatever follows its close waits here for its turn. */
export interface ClosedLot {
  id: LotId;
  showId: ShowId | null;
  productId: ProductId;
  variantId: VariantId | null;
  shopId: ShopId;
  ownerId: UserId;
  /** Of a show of the same shop: what a co-host sells is theirs. */
  hostId: UserId | null;
  title: string;
  picture: ImageId | null;
  state: LotState;
  settlement: LotSettlement | null;
  currency: string;
  price: number;
  reserve: number | null;
  leaderId: UserId | null;
  closedAt: Date | null;
  runBy: 'clock' | 'demo';
  /** Its host ended it for nobody. */
  isStopped: boolean;
  /** Sold at its price to who came first: there is no next bidder, and it is for sale again by itself. */
  isFixed: boolean;
  /** Another lot of the same thing took its place. */
  isUpAgain: boolean;
  /** Its show is on air still. */
  inShow: boolean;
  /** Its seller is suspended: what nobody has paid for is sold to nobody. */
  isCalledOff: boolean;
}

const closedLot = sql`
  select l.id, l.show_id as "showId", l.product_id as "productId", l.variant_id as "variantId", p.shop_id as "shopId",
    s.owner_id as "ownerId", case when h.shop_id = p.shop_id then h.host_id end as "hostId", p.title, l.state, l.settlement, l.currency, l.price_amount as price,
    l.reserve_amount as reserve, l.leader_id as "leaderId", l.closed_at as "closedAt", l.run_by as "runBy",
    l.stop_reason is not null as "isStopped", l.at_fixed_price as "isFixed",
    l.again_id is not null as "isUpAgain",
    coalesce(h.state in ('live', 'rehearsal'), false) as "inShow", s.status = 'suspended' as "isCalledOff",
    (select i.image_id from product_images i where i.product_id = p.id order by i.position limit 1) as picture
  from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    left join shows h on h.id = l.show_id`;

export async function findClosedLot(db: Db, id: LotId): Promise<ClosedLot | undefined> {
  const { rows } = await sql<ClosedLot>`${closedLot} where l.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockClosedLot(tx: Db, id: LotId): Promise<ClosedLot | undefined> {
  const [, lot] = await Promise.all([
    tx.selectFrom('lots').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    findClosedLot(tx, id),
  ]);
  return lot;
}

/** Those that were won and nothing followed yet, locked. */
export async function lockWins(tx: Db, passed: readonly string[], limit: number): Promise<ClosedLot[]> {
  const { rows: won } = await sql<{ id: LotId }>`
    select id from lots where state = 'sold' and settlement is null and run_by = 'clock' and leader_id is not null
      and id <> all(${passed}::uuid[])
    order by closed_at limit ${limit} for no key update skip locked`.execute(tx);
  if (won.length === 0) return [];
  const { rows } = await sql<ClosedLot>`
    ${closedLot} where l.id = ${anyOf(won.map(({ id }) => id))} order by l.id`.execute(tx);
  return rows;
}

/** Pieces of lots that nobody won. */
export async function lockUnwon(
  tx: Db,
  passed: readonly string[],
  limit: number,
): Promise<Array<{ id: LotId }>> {
  const { rows } = await sql<{ id: LotId }>`
    select l.id from lot_holds h join lots l on l.id = h.lot_id
    where h.given_at is null and h.released_at is null and l.settlement is null
      and (l.state in ('queued', 'passed') or l.state = 'sold' and l.run_by = 'demo')
      and l.id <> all(${passed}::uuid[])
    order by l.id limit ${limit} for no key update of l skip locked`.execute(tx);
  return rows;
}

export interface DueSale {
  saleId: LotSaleId;
  lotId: LotId;
}

/** Locks the lot of the sale that is due for longest, of those that nobody is at; what was just won is taken in sets. */
export async function lockLotDue(tx: Db, now: Date): Promise<DueSale | undefined> {
  const { rows } = await sql<DueSale>`
    select s.id as "saleId", s.lot_id as "lotId" from lot_sales s join lots l on l.id = s.lot_id
    where s.due_at <= ${now} and s.state <> 'won' order by s.due_at limit 1 for no key update of l skip locked`.execute(
    tx,
  );
  return rows[0];
}

/** Locks the lots of wins that are to be charged: of each buyer the one that is due for longest, which goes first. */
export async function lockWinsDue(tx: Db, now: Date, limit: number): Promise<DueSale[]> {
  const { rows } = await sql<DueSale>`
    select s.id as "saleId", s.lot_id as "lotId" from (
        select distinct on (buyer_id) id, lot_id, due_at from lot_sales
        where due_at <= ${now} and state = 'won' order by buyer_id, due_at, id) s join lots l on l.id = s.lot_id
    order by s.due_at, s.id limit ${limit} for no key update of l skip locked`.execute(tx);
  return rows;
}

export interface SaleOfLot {
  lot: ClosedLot;
  sale: SaleRow;
}

/** Sales of lots that are locked, as they are now. */
export async function findSalesOfLots(tx: Db, due: readonly DueSale[]): Promise<SaleOfLot[]> {
  const [{ rows: lots }, sales] = await Promise.all([
    sql<ClosedLot>`${closedLot} where l.id = ${anyOf(due.map(({ lotId }) => lotId))}`.execute(tx),
    tx
      .selectFrom('lot_sales')
      .selectAll()
      .where(sql<boolean>`id = ${anyOf(due.map(({ saleId }) => saleId))}`)
      .orderBy('id')
      .execute(),
  ]);
  const found = new Map(lots.map((lot) => [lot.id, lot]));
  return sales.flatMap((sale) => {
    const lot = found.get(sale.lot_id);
    return lot ? [{ lot, sale }] : [];
  });
}

export async function lockLots(tx: Db, due: readonly DueSale[]): Promise<void> {
  await tx
    .selectFrom('lots')
    .select('id')
    .where(sql<boolean>`id = ${anyOf(due.map(({ lotId }) => lotId))}`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export const findSale = (db: Db, id: LotSaleId): Promise<SaleRow | undefined> =>
  db.selectFrom('lot_sales').selectAll().where('id', '=', id).executeTakeFirst();

/** Whom a lot was sold to or offered, the first one first. */
export const findSalesOf = (db: Db, lotId: LotId): Promise<SaleRow[]> =>
  db.selectFrom('lot_sales').selectAll().where('lot_id', '=', lotId).orderBy('round').execute();

export const insertSales = (tx: Db, rows: ReadonlyArray<NewRow<'lot_sales'>>): Promise<SaleRow[]> =>
  tx
    .insertInto('lot_sales')
    .values([...rows])
    .returningAll()
    .execute();

export const updateSale = (
  tx: Db,
  id: LotSaleId,
  values: Updateable<Tables['lot_sales']>,
): Promise<SaleRow> => changeSale(tx, { id, values });

const changeSale = gathered<{ id: LotSaleId; values: Updateable<Tables['lot_sales']> }, SaleRow>(
  async (tx, changes) => {
    const changed = await Promise.all(
      alike(changes, ({ values }) => values).map((some) =>
        tx
          .updateTable('lot_sales')
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

/** Its card is asked, for this checkout. */
export const beginCharging = gathered<{ id: LotSaleId; checkoutId: CheckoutId; lookAt: Date }, SaleRow>(
  async (tx, sales) => {
    const { rows } = await sql<SaleRow>`
    update lot_sales s set state = 'charging', checkout_id = given."checkoutId", due_at = given."lookAt"
    from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb)
      as given (id uuid, "checkoutId" uuid, "lookAt" timestamptz)
    where s.id = given.id returning s.*`.execute(tx);
    return allInPlace(
      sales.map(({ id }) => id),
      rows,
      ({ id }) => id,
    );
  },
);

export const setSettlement = gathered<{ ids: readonly LotId[]; settlement: LotSettlement }, void>(
  async (tx, changes) => {
    await Promise.all(
      alike(changes, ({ settlement }) => settlement).map((some) =>
        putSettlement(
          tx,
          some.flatMap(({ ids }) => ids),
          some[0]?.settlement ?? null,
        ),
      ),
    );
    return [];
  },
);

/** An earlier win of theirs in the same show is being charged: what comes after it may go in its parcel. */
export const isEarlierCharged = gathered<{ saleId: LotSaleId; since: Date }, boolean>(async (tx, asked) => {
  const { rows } = await sql<{ id: LotSaleId }>`
    select mine.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked ("saleId" uuid, since timestamptz)
      join lot_sales mine on mine.id = asked."saleId" join lots own on own.id = mine.lot_id
    where own.show_id is not null and exists (
      select from lot_sales s join lots l on l.id = s.lot_id
      where l.show_id = own.show_id and s.buyer_id = mine.buyer_id and s.state in ('won', 'charging')
        and s.id < mine.id and s.created_at > asked.since)`.execute(tx);
  const waiting = new Set(rows.map(({ id }) => id));
  return asked.map(({ saleId }) => waiting.has(saleId));
});

/** Whom the market has suspended buys nothing until that is over. */
export const isSuspended = gathered<UserId, boolean>(async (tx, ids) => {
  const { rows } = await sql<{ id: UserId }>`
    select id from users where id = ${anyOf(ids)} and suspended_at is not null`.execute(tx);
  const suspended = new Set(rows.map(({ id }) => id));
  return ids.map((id) => suspended.has(id));
});

/** What a buyer won of a shop in a show and paid. */
export async function findPaidTogether(
  tx: Db,
  { showId, shopId }: { showId: ShowId; shopId: ShopId },
  buyerId: UserId,
): Promise<CheckoutId[]> {
  const rows = await tx
    .selectFrom('lot_sales as s')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select('s.checkout_id')
    .where('l.show_id', '=', showId)
    .where('p.shop_id', '=', shopId)
    .where('s.buyer_id', '=', buyerId)
    .where('s.state', '=', 'paid')
    .execute();
  return rows.flatMap(({ checkout_id }) => checkout_id ?? []);
}

/** The bidders of a lot by their numbers, as others see them; those who are gone, or take a break from buying, are not asked. */
export async function findBiddersOf(
  db: Db,
  lotId: LotId,
  now: Date,
): Promise<Array<{ number: number; userId: UserId; handle: string; isThere: boolean }>> {
  return db
    .selectFrom('lot_bidders as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .leftJoin('self_care as c', 'c.user_id', 'u.id')
    .leftJoin('bidder_aliases as n', 'n.id', 'b.alias_id')
    .select(['b.number', 'b.user_id as userId'])
    .select((eb) => eb.fn.coalesce('n.alias', 'u.handle').as('handle'))
    .select(
      sql<boolean>`u.deleted_at is null and u.suspended_at is null
        and coalesce(c.cool_down_until, ${now}) <= ${now}`.as('isThere'),
    )
    .where('b.lot_id', '=', lotId)
    .execute();
}

/** Whom it is sold to, as others see who bids. */
export async function findShownBuyer(
  db: Db,
  { lot_id, buyer_id }: SaleRow,
): Promise<{ id: string; handle: string }> {
  const { rows } = await sql<{ id: string; handle: string }>`
    select coalesce(n.id, u.id) as id, coalesce(n.alias, u.handle) as handle
    from users u left join lot_bidders b on b.lot_id = ${lot_id} and b.user_id = u.id
      left join bidder_aliases n on n.id = b.alias_id
    where u.id = ${buyer_id}`.execute(db);
  const [shown] = rows;
  if (!shown) throw new Error(`lot ${lot_id} was sold to nobody`);
  return shown;
}

/** It would still be sent to where they were when they bid: that it cannot be sent to them is of their own doing. */
export async function hasMovedAway(db: Db, { id, productId }: ClosedLot, userId: UserId): Promise<boolean> {
  const [bidder] = await db
    .selectFrom('lot_bidders')
    .select('country')
    .where('lot_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return bidder?.country != null && (await canBeHadIn(db, productId, bidder.country));
}

export async function addStrike(tx: Db, lotId: LotId, userId: UserId, now: Date): Promise<void> {
  await tx
    .insertInto('bidder_strikes')
    .values({ lot_id: lotId, user_id: userId, at: now })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function countStrikes(db: Db, userId: UserId, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('bidder_strikes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
