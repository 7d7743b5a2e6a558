import type { CategoryId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';

/** Changes to the tree wait here for their turn: two that are right by themselves may make a circle together. */
export async function lockTree(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`.execute(tx);
}

export async function insertCategory(tx: Db, row: NewRow<'categories'>): Promise<void> {
  await tx.insertInto('categories').values(row).execute();
}

export async function updateCategory(
  tx: Db,
  id: CategoryId,
  values: Pick<NewRow<'categories'>, 'names' | 'parent_id' | 'position'>,
): Promise<void> {
  await tx.updateTable('categories').set(values).where('id', '=', id).execute();
}

/**
 * Whether anything is filed in a category, or below it. Nothing more can be until the transaction ends: what points at a
 * category holds its row.
 */
export async function lockIfEmpty(tx: Db, id: CategoryId): Promise<boolean> {
  await tx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql`
    select from categories where parent_id = ${id}
    union all select from products where category_id = ${id}
    union all select from events where category_id = ${id}
    union all select from shows where category_id = ${id}
    limit 1`.execute(tx);
  return rows.length === 0;
}

export async function deleteCategory(tx: Db, id: CategoryId): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute();
}
