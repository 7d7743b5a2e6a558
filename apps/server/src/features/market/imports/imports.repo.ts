import type { CategoryId, FileId, ImportId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { ImportedStanding, ImportFailure, ImportOutcome } from '@souk/shared/market/imports/schema.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export type ImportRow = Selectable<Tables['imports']>;
export type ImportWithPictures = ImportRow & {
  currency: string;
  pictures: { waiting: number; kept: number; failed: number };
};

/** One's own file of rows, once it is kept. */
export async function findOwnTable(db: Db, ownerId: UserId, id: FileId) {
  return await db
    .selectFrom('files')
    .select(['id', 'name', 'kept_size as size', 'state'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'import')
    .forShare()
    .executeTakeFirst();
}

export async function findStorageKey(db: Db, id: FileId): Promise<string | null> {
  const file = await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirst();
  return file?.storage_key ?? null;
}

export async function insertImport(tx: Db, row: Insertable<Tables['imports']>): Promise<void> {
  await tx.insertInto('imports').values(row).execute();
}

const withPictures = (db: Db) =>
  db
    .selectFrom('imports')
    .innerJoin('shops', 'shops.id', 'imports.shop_id')
    .selectAll('imports')
    .select('shops.currency')
    .select(
      sql<ImportWithPictures['pictures']>`(
        select json_build_object('waiting', count(*) filter (where state = 'waiting'),
          'kept', count(*) filter (where state = 'kept'), 'failed', count(*) filter (where state = 'failed'))
        from import_pictures p where p.import_id = imports.id)`.as('pictures'),
    );

export async function findImport(
  db: Db,
  shopId: ShopId,
  id: ImportId,
): Promise<ImportWithPictures | undefined> {
  return await withPictures(db)
    .where('imports.id', '=', id)
    .where('imports.shop_id', '=', shopId)
    .executeTakeFirst();
}

export async function findImportsOf(db: Db, shopId: ShopId, limit: number): Promise<ImportWithPictures[]> {
  return await withPictures(db)
    .where('imports.shop_id', '=', shopId)
    .orderBy('imports.created_at', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(limit)
    .execute();
}

/** Held until the transaction ends; nobody works on it meanwhile. */
export async function lockImport(tx: Db, shopId: ShopId, id: ImportId): Promise<ImportRow | undefined> {
  return await tx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
}

const nothingDone = {
  at_position: 0,
  new_count: 0,
  changed_count: 0,
  unchanged_count: 0,
  refused_count: 0,
  uncategorised_count: 0,
} as const;

/** From the first product on: to be looked at, or to be written. */
export async function beginStage(
  tx: Db,
  id: ImportId,
  state: 'checking' | 'running',
  now: Date,
  more: Partial<Pick<ImportRow, 'fallback_category_id'>> = {},
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({
      ...nothingDone,
      ...more,
      state,
      turn: null,
      idle_turns: 0,
      updated_at: now,
      ...(state === 'running' ? { started_at: now } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function endImport(tx: Db, id: ImportId, state: 'done' | 'cancelled', now: Date): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state, ended_at: now, updated_at: now, turn: null, file_id: null })
    .where('id', '=', id)
    .execute();
}

export async function failImport(
  db: Db,
  id: ImportId,
  { failure, row = null, now }: { failure: ImportFailure; row?: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'failed',
      failure,
      failure_row: row,
      ended_at: now,
      updated_at: now,
      turn: null,
      file_id: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'checking', 'running'])
    .execute();
}

/** Where products without a category went in the shop's last import. */
export async function findLastFallback(db: Db, shopId: ShopId): Promise<CategoryId | null> {
  const last = await db
    .selectFrom('imports')
    .select('fallback_category_id')
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.fallback_category_id ?? null;
}

export async function categoryExists(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from categories where id = ${id}`.execute(db);
  return rows.length > 0;
}

export interface ImportedProductRow {
  position: number;
  first_row: number;
  last_row: number;
  title: string;
  price_amount: number | null;
  stock: number | null;
  variant_count: number;
  picture_count: number;
  outcome: ImportOutcome | null;
  fields: Selectable<Tables['import_products']>['fields'];
  problems: Selectable<Tables['import_products']>['problems'];
  notes: Selectable<Tables['import_products']>['notes'];
  product_id: Selectable<Tables['import_products']>['product_id'];
}

// What needs a look comes first.
const urgency = sql`array_position('{refused,not-imported,new,changed,unchanged}'::text[], became)`;

/** The products of a file with what became of them: an import that ended early did not come to all. */
const handled = (id: ImportId) => sql`(
  select p.*, case when i.state in ('cancelled', 'failed') and (i.started_at is null or p.position > i.at_position)
    then 'not-imported' else p.outcome end as became
  from import_products p join imports i on i.id = p.import_id
  where p.import_id = ${id}) handled`;

export async function findImportedProducts(
  db: Db,
  id: ImportId,
  { outcome, page, perPage }: { outcome?: ImportOutcome | undefined; page: number; perPage: number },
): Promise<{ rows: ImportedProductRow[]; total: number }> {
  const wanted = outcome ? sql`where became = ${outcome}` : sql``;
  const { rows } = await sql<ImportedProductRow>`
    select position, first_row, greatest(first_row, (lines -> -1 ->> 'row')::int) as last_row, title, price_amount,
      stock, variant_count, picture_count, became as outcome, fields, problems, notes, product_id
    from ${handled(id)} ${wanted}
    order by ${urgency} nulls last, position
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${handled(id)} ${wanted}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Where its products stand now, as far as they are in the shop. */
export async function findStanding(db: Db, id: ImportId): Promise<ImportedStanding> {
  const { rows } = await sql<ImportedStanding>`
    select count(*) filter (where p.status in ('active', 'out-of-stock'))::int as "onSale",
      count(*) filter (where p.status = 'draft')::int as drafts,
      count(*) filter (where p.status = 'draft' and not exists (
        select from product_images pi where pi.product_id = p.id))::int as "withoutPicture",
      count(*) filter (where p.status = 'archived')::int as archived
    from import_products i join products p on p.id = i.product_id
    where i.import_id = ${id} and i.written`.execute(db);
  return rows[0] ?? { onSale: 0, drafts: 0, withoutPicture: 0, archived: 0 };
}
