import type { LotId, ProductId, ShopId, ShowId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { choiceOf, type ShowLotTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import type { RunListLot } from '@souk/shared/live/shows/edit-schema.ts';
import type { Amounts } from '@souk/shared/money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { drawn, redrawn } from './terms.repo.ts';

/** What a shop may put into a run list, of these: on sale, and in no auction of its own. */
export async function findToShow(
  db: Db,
  shopId: ShopId,
  ids: readonly ProductId[],
): Promise<Map<ProductId, { price: number; variantIds: VariantId[] }>> {
  const { rows } = await sql<{ id: ProductId; price: number; variantIds: VariantId[] }>`
    select p.id, coalesce(p.price_amount, 0) as price,
      array(select v.id from product_variants v where v.product_id = p.id) as "variantIds"
    from products p
    where p.shop_id = ${shopId} and p.id = any(${sql.val([...ids])}::uuid[])
      and p.status in ('active', 'out-of-stock') and p.listing_kind <> 'auction'
    for share of p`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a show is scheduled with says no more; its host sets the rest of the terms where they run it. */
type MoreTerms = Pick<ShowLotTerms, 'steps' | 'needsApproval' | 'confirmAbove'>;
const usualMore: MoreTerms = { steps: null, needsApproval: false, confirmAbove: null };

/** A lot as it is put into a run list: what it begins at is known by now. */
export type NewRunListLot = Omit<Amounts<RunListLot>, 'start'> & { start: number; more?: MoreTerms };

export type WaitingLot = NewRunListLot & {
  _id: LotId;
  currency: string;
  title: string;
  image: Image | null;
};

/** Of those that wait no others are listed. What is new asks for approval where its show does. */
export async function writeRunList(
  tx: Db,
  show: { id: ShowId; currency: string; needsApproval: boolean },
  list: readonly NewRunListLot[],
): Promise<void> {
  // Out of each other's way first: numbers are told apart at every moment.
  await sql`update lots set number = number + 1000000 where show_id = ${show.id} and state = 'queued'`.execute(
    tx,
  );
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from lots
    where show_id = ${show.id} and state <> 'queued'`.execute(tx);
  const last = rows[0]?.last ?? 0;
  for (const [at, lot] of list.entries()) {
    const row = {
      ...{ number: last + at + 1, product_id: lot.productId, variant_id: lot.variantId },
      ...{ start_amount: lot.start, price_amount: lot.start, reserve_amount: lot.reserve },
      ...{ duration_seconds: lot.seconds, currency: show.currency },
    };
    if (lot._id) {
      await tx
        .updateTable('lots')
        .set({ ...row, ...redrawn(lot.closing) })
        .where('id', '=', lot._id)
        .where('show_id', '=', show.id)
        .where('state', '=', 'queued')
        .execute();
    } else {
      const { steps, needsApproval, confirmAbove } = lot.more ?? usualMore;
      await tx
        .insertInto('lots')
        .values({
          ...{ ...row, ...drawn(lot.closing), id: newId<LotId>() },
          ...{ show_id: show.id, state: 'queued', leader_id: null },
          ...{ steps: steps && JSON.stringify(steps), confirm_above: confirmAbove },
          needs_approval: needsApproval || show.needsApproval,
        })
        .execute();
    }
  }
  await sql`
    update lots set number = ${last + list.length} + theirs.place from (
      select id, row_number() over (order by number)::int as place from lots
      where show_id = ${show.id} and state = 'queued' and not ${isEdited}) as theirs
    where lots.id = theirs.id`.execute(tx);
}

/** The waiting lots that a show’s own shop has listed. */
export async function findListed(db: Db, showId: ShowId): Promise<LotId[]> {
  const { rows } = await sql<{ id: LotId }>`
    select id from lots where show_id = ${showId} and state = 'queued' and ${isEdited}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of what the shop whose show it is has listed. */
const isEdited = sql`(not lots.is_quick and exists (select from products p join shows h on h.shop_id = p.shop_id
  where p.id = lots.product_id and h.id = lots.show_id))`;

/** Keeps the waiting lots of a show as they are, and nobody bids on them beforehand meanwhile. Gives those that have bids. */
export async function holdWaitingLots(tx: Db, showId: ShowId): Promise<Set<LotId>> {
  await sql`
    select from lots where show_id = ${showId} and state = 'queued' order by id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ id: LotId }>`
    select id from lots where show_id = ${showId} and state = 'queued'
      and exists (select from lot_pre_bids b where b.lot_id = lots.id)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The lots of a show that wait, in their order, as their host edits them. */
export async function findRunList(db: Db, showId: ShowId): Promise<WaitingLot[]> {
  const rows = await lotsOf(db, showId)
    .where('lots.state', '=', 'queued')
    .where(sql<boolean>`${isEdited}`)
    .execute();
  return rows.map((row) => ({ ...row, closing: choiceOf(row.closing) }));
}

/** What a show that follows it can begin with: its lots whether they ran or not, each once, of what is still sold. */
export async function findListToRepeat(
  db: Db,
  showId: ShowId,
): Promise<Array<NewRunListLot & { number: number | null }>> {
  const rows = await lotsOf(db, showId)
    .innerJoin('shows', 'shows.id', 'lots.show_id')
    .select([
      'lots.number',
      'lots.steps',
      'lots.needs_approval as needsApproval',
      'lots.confirm_above as confirmAbove',
    ])
    .whereRef('products.shop_id', '=', 'shows.shop_id')
    .where('lots.is_quick', '=', false)
    .where('lots.again_id', 'is', null)
    .where('products.status', 'in', ['active', 'out-of-stock'])
    .execute();
  return rows.map(({ steps, needsApproval, confirmAbove, ...row }) => ({
    ...{ ...row, closing: choiceOf(row.closing) },
    more: { steps, needsApproval, confirmAbove },
  }));
}

const lotsOf = (db: Db, showId: ShowId) =>
  db
    .selectFrom('lots')
    .innerJoin('products', 'products.id', 'lots.product_id')
    .select([
      'lots.id as _id',
      'lots.product_id as productId',
      'lots.variant_id as variantId',
      'lots.closing',
    ])
    .select(['lots.currency', 'lots.start_amount as start', 'lots.reserve_amount as reserve'])
    .select(['lots.duration_seconds as seconds', 'products.title'])
    .select((eb) => coverOf(eb.ref('products.id')).as('image'))
    .where('lots.show_id', '=', showId)
    .orderBy('lots.number');
