import type { LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';

/** A show whose row is locked: nothing starts in it and it does not end before the transaction does. */
export interface HeldShow {
  id: ShowId;
  state: ShowState;
  shop: { id: ShopId };
  shopStatus: 'open' | 'suspended' | 'closed';
  host: { id: UserId };
}

/** Shows are locked before their lots. */
export async function holdShow(tx: Db, id: ShowId): Promise<HeldShow | undefined> {
  const { rows } = await sql<HeldShow>`
    select h.id, h.state, json_build_object('id', h.shop_id) as shop, s.status as "shopStatus",
      json_build_object('id', h.host_id) as host
    from shows h join shops s on s.id = h.shop_id
    where h.id = ${id} for no key update of h`.execute(tx);
  return rows[0];
}

export async function findRunningLot(db: Db, showId: ShowId): Promise<LotId | undefined> {
  const running = db.selectFrom('lots').select('id').where('show_id', '=', showId);
  return (await running.where('state', '=', 'running').executeTakeFirst())?.id;
}

export async function putState(
  tx: Db,
  id: ShowId,
  change: { state: ShowState; starts_at?: Date; ended_at?: Date },
): Promise<void> {
  await tx.updateTable('shows').set(change).where('id', '=', id).execute();
}

interface Stage {
  showState: ShowState;
  upNext: LotId | null;
  pinned: ProductId | null;
  talk: { title: string; until: number } | null;
  listVersion: number;
}

/** What everyone in the room is told now, under the next number. */
export async function raiseVersion(tx: Db, showId: ShowId): Promise<Stage | undefined> {
  const { rows } = await sql<Stage>`
    with raised as (
      insert into show_stages as s (show_id, list_version) values (${showId}, 1)
      on conflict (show_id) do update set list_version = s.list_version + 1
      returning show_id, list_version, pinned_product_id)
    select h.state as "showState", raised.pinned_product_id as pinned, raised.list_version as "listVersion",
      (select id from lots where show_id = h.id and state = 'queued' order by number limit 1) as "upNext",
      (select json_build_object('title', title, 'until', floor(extract(epoch from ends_at) * 1000)) from show_steps
        where show_id = h.id and ends_at is not null and done_at is null and h.state = 'live' limit 1) as talk
    from raised join shows h on h.id = raised.show_id`.execute(tx);
  return rows[0];
}

export type StageChange = Pick<
  Updateable<Tables['show_stages']>,
  'next_lot_id' | 'pinned_product_id' | 'needs_approval' | 'rehearsal_seen_at'
>;

/** True when there was something to change: only where it stands as said. */
export async function changeStage(
  tx: Db,
  showId: ShowId,
  change: StageChange,
  before: { next_lot_id?: LotId } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('show_stages')
    .set(change)
    .where('show_id', '=', showId)
    .$if(before.next_lot_id !== undefined, (all) => all.where('next_lot_id', '=', before.next_lot_id ?? null))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A show has a stage from the first change on. */
export async function putStage(tx: Db, showId: ShowId, change: StageChange): Promise<void> {
  await tx
    .insertInto('show_stages')
    .values({ show_id: showId, ...change } as NewRow<'show_stages'>)
    .onConflict((conflict) => conflict.column('show_id').doUpdateSet(change))
    .execute();
}

/** What everyone in the room is shown to buy at once, and from when on; null for nothing. */
export async function putPinned(
  tx: Db,
  showId: ShowId,
  productId: ProductId | null,
  now: Date,
): Promise<void> {
  await putStage(tx, showId, { pinned_product_id: productId });
  await tx.insertInto('show_pins').values({ show_id: showId, at: now, product_id: productId }).execute();
}

/** What was ever pinned in it, in the order in which that first was. */
export async function findPinnedBefore(db: Db, showId: ShowId): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from show_pins where show_id = ${showId} and product_id is not null
    group by product_id order by min(number)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The break that goes on, if one does. */
export async function finishTalks(tx: Db, showId: ShowId, now: Date): Promise<void> {
  await tx
    .updateTable('show_steps')
    .set({ done_at: now })
    .where('show_id', '=', showId)
    .where('ends_at', 'is not', null)
    .where('done_at', 'is', null)
    .execute();
}

export async function findStage(db: Db, showId: ShowId) {
  const found = await db
    .selectFrom('show_stages')
    .select(['next_lot_id as next', 'pinned_product_id as pinned', 'needs_approval as needsApproval'])
    .where('show_id', '=', showId)
    .executeTakeFirst();
  return found ?? { next: null, pinned: null, needsApproval: false };
}

/** Rehearsals whose host was not heard since a moment. */
export async function findForsakenRehearsals(db: Db, since: Date, only?: ShowId): Promise<ShowId[]> {
  const { rows } = await sql<{ id: ShowId }>`
    select h.id from shows h left join show_stages s on s.show_id = h.id
    where h.state = 'rehearsal' and coalesce(s.rehearsal_seen_at, '-infinity') <= ${since}
      ${only ? sql`and h.id = ${only}` : sql``}
    order by h.id`.execute(db);
  return rows.map(({ id }) => id);
}
