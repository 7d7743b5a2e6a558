import type { ImageId, LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';

/** A lot as those who bid on it beforehand know it, and who they are. */
export interface BidOnLot {
  lotId: LotId;
  productId: ProductId;
  title: string;
  picture: ImageId | null;
  showId: ShowId | null;
  show: string | null;
  bidders: UserId[];
}

/** Lots `l` that wait, kept as they are: nobody bids on them beforehand meanwhile. */
export async function holdWaitingOf(tx: Db, which: RawBuilder<unknown>): Promise<LotId[]> {
  const { rows } = await sql<{ id: LotId }>`
    select l.id from lots l join products p on p.id = l.product_id
    where l.state = 'queued' and ${which} order by l.id for update of l`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of these, those that were bid on beforehand. */
export async function findBidOn(db: Db, ids: readonly LotId[]): Promise<BidOnLot[]> {
  const { rows } = await sql<BidOnLot>`
    select l.id as "lotId", p.id as "productId", p.title, l.show_id as "showId", h.title as show,
      (select image_id from product_images i where i.product_id = p.id order by position limit 1) as picture,
      array_agg(b.user_id order by b.user_id) as bidders
    from lots l join products p on p.id = l.product_id left join shows h on h.id = l.show_id
      join lot_pre_bids b on b.lot_id = l.id
    where l.id = ${anyOf(ids)} and l.state = 'queued'
    group by l.id, p.id, h.title`.execute(db);
  return rows;
}

export async function deleteLots(tx: Db, ids: readonly LotId[]): Promise<void> {
  await sql`delete from lots where id = ${anyOf(ids)}`.execute(tx);
}

/** When an auction that waits apart from shows begins, and at what price; undefined where none does. */
export async function findWaitingTerms(
  db: Db,
  productId: ProductId,
): Promise<{ id: LotId; startsAt: Date | null; start: number } | undefined> {
  const lots = db.selectFrom('lots').select(['id', 'starts_at as startsAt', 'start_amount as start']);
  const waiting = lots.where('show_id', 'is', null);
  return await waiting.where('product_id', '=', productId).where('state', '=', 'queued').executeTakeFirst();
}

/** Who may look at a product without owning it. */
export async function isOnSale(db: Db, productId: ProductId): Promise<boolean> {
  const product = db.selectFrom('products').select('id').where('id', '=', productId);
  return (await product.where('status', 'in', ['active', 'out-of-stock']).executeTakeFirst()) !== undefined;
}
