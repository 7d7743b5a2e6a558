import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';

/** Of a lot that is in hand or over, nobody is told any more that it comes up. */
export async function insertWatch(tx: Db, lotId: LotId, userId: UserId, now: Date): Promise<void> {
  await sql`
    insert into lot_watches (lot_id, user_id, since, told_at)
    select id, ${userId}, ${now}, case when state <> 'queued' then ${now}::timestamptz end
    from lots where id = ${lotId} on conflict do nothing`.execute(tx);
}

export async function deleteWatch(db: Db, lotId: LotId, userId: UserId): Promise<void> {
  await db.deleteFrom('lot_watches').where('lot_id', '=', lotId).where('user_id', '=', userId).execute();
}

export async function findWatchedIn(db: Db, showId: ShowId, userId: UserId): Promise<LotId[]> {
  const rows = await db
    .selectFrom('lot_watches')
    .innerJoin('lots', 'lots.id', 'lot_id')
    .select('lot_id')
    .where('user_id', '=', userId)
    .where('show_id', '=', showId)
    .orderBy('number')
    .execute();
  return rows.map(({ lot_id }) => lot_id);
}

export interface Watcher {
  userId: UserId;
  lotId: LotId;
}

/** Who watches the lot that runs in such a show, or one of the next, and was not told; they are told now. */
export async function takeWatchersOfNext(
  tx: Db,
  {
    lotIds,
    showId,
    ahead,
    now,
  }: { lotIds: readonly LotId[]; showId: ShowId | null; ahead: number; now: Date },
): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    with next as (
      select l.id, row_number() over (partition by l.show_id, l.state order by l.number) as turn,
        l.id = st.next_lot_id as is_lined_up
      from lots l join shows h on h.id = l.show_id left join show_stages st on st.show_id = h.id
      where l.state in ('queued', 'running') and h.state = 'live'
        and (h.id = ${showId} or h.id in (select show_id from lots where id = any(${[...lotIds]}::uuid[]))))
    update lot_watches w set told_at = ${now} from next
    where w.lot_id = next.id and (next.turn <= ${ahead} or next.is_lined_up) and w.told_at is null
    returning w.user_id as "userId", w.lot_id as "lotId"`.execute(tx);
  return rows;
}

/** The next so many who watch an auction that stands alone, which is to keep its product. */
export async function findKeepers(
  db: Db,
  lotId: LotId,
  { after, limit }: { after: UserId | null; limit: number },
): Promise<UserId[]> {
  const { rows } = await sql<{ userId: UserId }>`
    select user_id as "userId" from (
      select f.user_id from lots l join favorites f on f.kind = 'product' and f.target_id = l.product_id
      where l.id = ${lotId}
      union select user_id from lot_watches where lot_id = ${lotId}) watching
    where ${after ? sql`user_id > ${after}::uuid` : sql`true`}
    order by user_id limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** True for the process that is first to tell the watchers after `after`, through `upTo`. */
export async function takeReminder(
  tx: Db,
  { lotId, secondsBefore, after }: { lotId: LotId; secondsBefore: number; after: UserId | null },
  upTo: UserId | null,
): Promise<boolean> {
  if (after === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lot_reminders')
      .values({ lot_id: lotId, seconds_before: secondsBefore, told_up_to: upTo })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('lot_reminders')
    .set({ told_up_to: upTo })
    .where('lot_id', '=', lotId)
    .where('seconds_before', '=', secondsBefore)
    .where('told_up_to', '=', after)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** When lots that run by themselves are over; others have none. */
export async function findEnds(
  db: Db,
  lotIds: readonly LotId[],
): Promise<Map<LotId, { endsAt: Date; sellerId: UserId }>> {
  const { rows } = await sql<{ id: LotId; endsAt: Date; sellerId: UserId }>`
    select l.id, l.ends_at as "endsAt", s.owner_id as "sellerId"
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.id = ${anyOf(lotIds)} and l.state = 'running' and l.show_id is null`.execute(db);
  return new Map(rows.map(({ id, ...end }) => [id, end]));
}
