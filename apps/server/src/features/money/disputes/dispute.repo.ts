import type { DisputeId, FileId, OrderId, UserId } from '@souk/shared/ids.ts';
import type { DisputeEntryKind } from '@souk/shared/money/disputes/schema.ts';
import type { DisputeParty, DisputeState } from '@souk/shared/money/disputes/states.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export type DisputeRow = Row<'disputes'>;

export const findDispute = (db: Db, id: DisputeId): Promise<DisputeRow | undefined> =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();

/** The latest first. */
export const findDisputesOf = (db: Db, orderId: OrderId): Promise<DisputeRow[]> =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The one that is open about an order that is locked. */
export const findOpenDispute = (tx: Db, orderId: OrderId): Promise<DisputeRow | undefined> =>
  tx
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const insertDispute = (tx: Db, row: NewRow<'disputes'>): Promise<DisputeRow> =>
  tx.insertInto('disputes').values(row).returningAll().executeTakeFirstOrThrow();

export const updateDispute = (
  tx: Db,
  id: DisputeId,
  values: Updateable<Tables['disputes']>,
): Promise<DisputeRow> =>
  tx.updateTable('disputes').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export interface NewEntry {
  kind: DisputeEntryKind;
  state: DisputeState;
  by: DisputeParty;
  authorId: UserId | null;
  text?: string | undefined;
  amount?: number | null | undefined;
  pictures?: readonly FileId[] | undefined;
  at: Date;
}

/** One more line of a dispute whose order is locked. */
export async function insertEntry(tx: Db, id: DisputeId, entry: NewEntry): Promise<void> {
  const { kind, state, by, authorId, text, amount, pictures = [], at } = entry;
  const { rows } = await sql<{ position: number }>`
    insert into dispute_entries (dispute_id, position, kind, state, by, author_id, text, amount, at)
    select ${id}, coalesce(max(position), 0) + 1, ${kind}, ${state}, ${by}, ${authorId}::uuid, ${text || null},
      ${amount ?? null}::bigint, ${at}
    from dispute_entries where dispute_id = ${id} returning position`.execute(tx);
  const position = rows[0]?.position;
  if (position === undefined || pictures.length === 0) return;
  const shown = pictures.map((file_id) => ({ file_id, dispute_id: id, position }));
  await tx.insertInto('dispute_pictures').values(shown).execute();
}

export interface EntryRow extends Omit<Row<'dispute_entries'>, 'author_id' | 'state'> {
  pictures: FileId[];
}

export const findEntries = async (db: Db, ids: readonly DisputeId[]): Promise<EntryRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('dispute_entries as e')
        .select(['e.dispute_id', 'e.position', 'e.kind', 'e.by', 'e.text', 'e.amount', 'e.at'])
        .select(
          sql<FileId[]>`array(select p.file_id from dispute_pictures p
            where p.dispute_id = e.dispute_id and p.position = e.position order by p.file_id)`.as('pictures'),
        )
        .where('e.dispute_id', 'in', ids)
        .orderBy('e.position')
        .execute();

/** How much of a dispute came from one side. */
export async function countOf(
  tx: Db,
  id: DisputeId,
  by: DisputeParty,
): Promise<{ entries: number; pictures: number }> {
  const { rows } = await sql<{ entries: number; pictures: number }>`
    select count(distinct e.position)::int as entries, count(p.file_id)::int as pictures
    from dispute_entries e left join dispute_pictures p on p.dispute_id = e.dispute_id and p.position = e.position
    where e.dispute_id = ${id} and e.by = ${by}`.execute(tx);
  return rows[0] ?? { entries: 0, pictures: 0 };
}

/** Those that nobody answered in time. */
export async function findUnanswered(db: Db, now: Date): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('order_id')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Orders that a buyer asked to cancel before then, and whose shop said nothing. */
export async function findCancelUnanswered(db: Db, before: Date): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('cancel_asked_at', '<=', before)
    .where('state', '=', 'paid')
    .orderBy('cancel_asked_at')
    .execute();
  return rows.map(({ id }) => id);
}
