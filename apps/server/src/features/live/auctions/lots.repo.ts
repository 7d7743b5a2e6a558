import type { LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import { defaultClosing } from '@souk/shared/live/auctions/closing.ts';
import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { newId } from '../../../platform/ids.ts';
import { drawn, redrawn } from './terms.repo.ts';

/** What a product is to be auctioned for by itself, apart from any show. Amounts in minor units. */
export interface AuctionTerms {
  currency: string;
  start: number;
  reserve: number | null;
  seconds: number;
  /** Null for the usual one. */
  closing?: ClosingChoice | null;
  /** Null for the usual ones. */
  steps?: Step[] | null;
  buyNow?: number | null;
  /** Null for as soon as it is on sale. */
  startsAt?: Date | null;
  needsApproval?: boolean;
  /** Bids above it are to be confirmed; null for none. */
  confirmAbove?: number | null;
}

/** The terms of auctions that are on sale and not running; other products have none. */
export async function findTerms(
  db: Db,
  productIds: readonly ProductId[],
): Promise<Map<ProductId, AuctionTerms>> {
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'currency',
      'price_amount as start',
      'auction_reserve_amount as reserve',
      'auction_seconds as seconds',
      'auction_closing as closing',
      'auction_steps as steps',
      'auction_buy_now_amount as buyNow',
      'auction_starts_at as startsAt',
      'auction_needs_approval as needsApproval',
      'auction_confirm_above as confirmAbove',
    ])
    .where(sql<boolean>`id = ${anyOf(productIds)}`)
    .where('listing_kind', '=', 'auction')
    .where('status', 'in', ['active', 'out-of-stock'])
    .execute();
  return new Map(
    rows.flatMap(({ id, seconds, ...terms }) => (seconds ? [[id, { ...terms, seconds }] as const] : [])),
  );
}

export async function isRunning(db: Db, productId: ProductId): Promise<boolean> {
  const running = db.selectFrom('lots').select('id').where('product_id', '=', productId);
  return (await running.where('state', '=', 'running').executeTakeFirst()) !== undefined;
}

/** Who leads each lot of these. */
export async function findLeaders(db: Db, ids: readonly LotId[]): Promise<Map<LotId, UserId | null>> {
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'leader_id'])
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .execute();
  return new Map(rows.map(({ id, leader_id }) => [id, leader_id]));
}

/** All who ever bid on it. */
export async function findBiddersOf(db: Db, id: LotId): Promise<UserId[]> {
  const bidders = db.selectFrom('lot_bidders').select('user_id').where('lot_id', '=', id);
  return (await bidders.orderBy('number').execute()).map(({ user_id }) => user_id);
}

/** The show that a lot is in; null for one that stands alone. */
export async function findShowOf(db: Db, id: LotId): Promise<ShowId | null> {
  const found = await db.selectFrom('lots').select('show_id').where('id', '=', id).executeTakeFirst();
  return found?.show_id ?? null;
}

export async function putStopReason(tx: Db, id: LotId, reason: StopReason): Promise<void> {
  await tx.updateTable('lots').set({ stop_reason: reason }).where('id', '=', id).execute();
}

/** What became of them after their close. */
export async function putSettlement(
  tx: Db,
  ids: readonly LotId[],
  settlement: LotSettlement | null,
): Promise<void> {
  await tx
    .updateTable('lots')
    .set({ settlement })
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .execute();
}

/** The lots of a show that wait, in their order. */
export async function findWaiting(db: Db, showId: ShowId): Promise<LotId[]> {
  const rows = await db
    .selectFrom('lots')
    .select('id')
    .where('show_id', '=', showId)
    .where('state', '=', 'queued')
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lots that wait are numbered on from those that began, in this order. All of them are named. */
export async function putOrder(tx: Db, showId: ShowId, ids: readonly LotId[]): Promise<void> {
  await sql`
    with begun as (
      select coalesce(max(number), 0) as most from lots where show_id = ${showId} and state <> 'queued')
    update lots set number = begun.most + place.at
    from begun, unnest(${[...ids]}::uuid[]) with ordinality as place (id, at)
    where lots.id = place.id and lots.show_id = ${showId} and lots.state = 'queued'`.execute(tx);
}

export type LotNews = Awaited<ReturnType<typeof findLotNews>>[number];

/** What people are told about lots. */
export function findLotNews(db: Db, ids: readonly LotId[]) {
  return (
    db
      .selectFrom('lots')
      .innerJoin('products', 'products.id', 'lots.product_id')
      .leftJoin('shows', 'shows.id', 'lots.show_id')
      .select([
        'lots.id',
        'lots.show_id as showId',
        'lots.product_id as productId',
        'lots.state',
        'lots.currency',
      ])
      .innerJoin('shops', 'shops.id', 'products.shop_id')
      .leftJoin('users as leader', 'leader.id', 'lots.leader_id')
      .leftJoin('lot_bidders as bidder', (of) =>
        of.onRef('bidder.lot_id', '=', 'lots.id').onRef('bidder.user_id', '=', 'lots.leader_id'),
      )
      .leftJoin('bidder_aliases as named', 'named.id', 'bidder.alias_id')
      .select(['lots.price_amount as price', 'lots.leader_id as leaderId', 'products.title'])
      .select(['shows.title as show', 'lots.stop_reason as stopped'])
      .select(['lots.head_hash as head', 'shops.owner_id as ownerId'])
      // As others see who bids.
      .select((eb) => eb.fn.coalesce('named.alias', 'leader.handle').as('leader'))
      .select((eb) =>
        eb
          .selectFrom('product_images')
          .select('image_id')
          .whereRef('product_images.product_id', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('picture'),
      )
      .where('lots.id', 'in', [...ids])
      .execute()
  );
}

export type LotToTell = NonNullable<Awaited<ReturnType<typeof findLotToTell>>>;

/** What the log of a lot says besides its entries. */
export function findLotToTell(db: Db, id: LotId) {
  return db
    .selectFrom('lots')
    .select(['currency', 'steps', 'closing', 'secret', 'bid_count as bidCount', 'highest_amount as highest'])
    .select(sql<number>`greatest(start_amount, 1)`.as('start'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps a product as it is until the transaction ends: who sells it changes nothing of it meanwhile. */
export async function keepProduct(tx: Db, productId: ProductId): Promise<void> {
  await tx.selectFrom('products').select('id').where('id', '=', productId).forShare().execute();
}

/** True when there was such a lot. */
export async function changeWaitingLot(tx: Db, productId: ProductId, terms: AuctionTerms): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lots')
    .set({ ...rowOf(terms), ...redrawn(terms.closing ?? defaultClosing) })
    .where('product_id', '=', productId)
    .where('show_id', 'is', null)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function addWaitingLots(
  tx: Db,
  auctions: ReadonlyArray<readonly [ProductId, AuctionTerms]>,
): Promise<void> {
  if (auctions.length === 0) return;
  await tx
    .insertInto('lots')
    .values(
      auctions.map(([productId, terms]) => ({
        id: newId<LotId>(),
        product_id: productId,
        show_id: null,
        number: null,
        state: 'queued' as const,
        leader_id: null,
        ...rowOf(terms),
      })),
    )
    .onConflict((waiting) =>
      // Written out: Postgres finds no index for a state that it is told only as the statement runs.
      waiting
        .column('product_id')
        .where('show_id', 'is', null)
        .where('state', '=', sql.lit('queued' as const))
        .doNothing(),
    )
    .execute();
}

/** Whose lots, of these, were sold apart from any show, while there are more of them. */
export async function findSoldAlone(db: Db, ids: readonly LotId[]): Promise<ProductId[]> {
  const rows = await db
    .selectFrom('lots as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select('p.id')
    .distinct()
    .where('l.id', 'in', [...ids])
    .where('l.show_id', 'is', null)
    .where('l.state', '=', 'sold')
    .where('p.status', 'in', ['active', 'out-of-stock'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_variants as v')
          .select('v.id')
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.available', '>', 0),
      ),
    )
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of shows that are over: what waited and was never sold. */
export async function removeWaitingOfShows(tx: Db, showIds: readonly ShowId[]): Promise<void> {
  await tx
    .deleteFrom('lots')
    .where(sql<boolean>`show_id = ${anyOf(showIds)}`)
    .where('state', '=', 'queued')
    .execute();
}

const rowOf = (terms: AuctionTerms) => ({
  ...drawn(terms.closing ?? defaultClosing),
  steps: terms.steps ? JSON.stringify(terms.steps) : null,
  buy_now_amount: terms.buyNow ?? null,
  starts_at: terms.startsAt ?? null,
  needs_approval: terms.needsApproval ?? false,
  confirm_above: terms.confirmAbove ?? null,
  ...amountsOf(terms),
});

const amountsOf = ({ currency, start, reserve, seconds }: AuctionTerms) => ({
  currency,
  start_amount: start,
  price_amount: start,
  reserve_amount: reserve,
  duration_seconds: seconds,
});
