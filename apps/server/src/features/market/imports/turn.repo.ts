import { randomUUID } from 'node:crypto';
import type { ImportId, ShopId, UserId } from '@souk/shared/ids.ts';
import { mostLines } from '@souk/shared/market/imports/limits.ts';
import type { ImportFormat } from '@souk/shared/market/imports/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { findSeller, type Seller } from '../catalog/index.ts';
import type { ImportRow } from './imports.repo.ts';

/** An import at work, held by the last process to take the turn. */
export interface Turn {
  id: ImportId;
  token: string;
  idleTurns: number;
}

/** Takes an import over; undefined when there is nothing to do for it. The process that had it stops. */
export async function takeTurn(db: Db, id: ImportId, now: Date): Promise<Turn | undefined> {
  const token = randomUUID();
  const taken = await db
    .updateTable('imports')
    .set({ turn: token, updated_at: now, idle_turns: sql<number>`idle_turns + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'checking', 'running'])
    .returning('idle_turns')
    .executeTakeFirst();
  return taken && { id, token, idleTurns: taken.idle_turns };
}

/** The import for as long as the transaction lasts; undefined when someone else has it now, or it was cancelled. */
export async function holdTurn(tx: Db, { id, token }: Turn): Promise<ImportRow | undefined> {
  return await tx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('turn', '=', token)
    .where('state', 'in', ['reading', 'checking', 'running'])
    .forUpdate()
    .executeTakeFirst();
}

export interface ImportingShop extends Seller {
  ownerId: UserId;
}

/** The shop that an import is for, as far as writing needs to know it. */
export async function findImportingShop(db: Db, shopId: ShopId): Promise<ImportingShop> {
  const { owner_id: ownerId } = await db
    .selectFrom('shops')
    .select('owner_id')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { ...(await findSeller(db, shopId)), ownerId };
}

export async function noteRead(
  tx: Db,
  id: ImportId,
  { bytes, rows, now }: { bytes: number; rows: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({
      bytes_read: sql<number>`least(${bytes}::bigint, bytes)`,
      row_count: rows,
      updated_at: now,
      idle_turns: 0,
    })
    .where('id', '=', id)
    .execute();
}

export async function noteKnown(
  tx: Db,
  id: ImportId,
  { format, columns }: { format: ImportFormat; columns: Record<string, string> },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ format, columns: JSON.stringify(columns), product_count: 0 })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('import_products').where('import_id', '=', id).execute();
}

/** All rows are read; the file is needed no more. */
export async function noteAllRead(tx: Db, id: ImportId, now: Date): Promise<void> {
  await sql`
    update imports set state = 'checking', bytes_read = bytes, file_id = null, updated_at = ${now},
      product_count = (select count(*) from import_products where import_id = ${id}), at_position = 0
    where id = ${id}`.execute(tx);
}

/** Rows about a product that is known already are added to what it has. */
export async function insertRead(
  tx: Db,
  id: ImportId,
  products: ReadonlyArray<{ key: string; position: number; first_row: number; lines: object[] }>,
): Promise<void> {
  await sql`
    insert into import_products (import_id, position, external_key, first_row, lines)
    select ${id}, position, key, first_row, lines
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r (key text, position int, first_row int, lines jsonb)
    on conflict (import_id, external_key) do update set lines = case
      when jsonb_array_length(import_products.lines) < ${sql.lit(mostLines)}
      then import_products.lines || excluded.lines else import_products.lines end`.execute(tx);
}

export interface StagedProduct {
  position: number;
  external_key: string;
  lines: Array<{ row: number; cells: Record<string, string> }>;
  written: boolean;
}

export async function findNext(tx: Db, id: ImportId, after: number, limit: number): Promise<StagedProduct[]> {
  return await tx
    .selectFrom('import_products')
    .select(['position', 'external_key', 'lines', 'written'])
    .where('import_id', '=', id)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

export type Result = {
  position: number;
  outcome: string;
  title: string;
  price_amount: number | null;
  stock: number | null;
  variant_count: number;
  picture_count: number;
  fields: string[];
  problems: object[];
  notes: object[];
  product_id: string | null;
  written: boolean;
};

export async function noteResults(tx: Db, id: ImportId, results: readonly Result[]): Promise<void> {
  await sql`
    update import_products p set outcome = r.outcome, title = r.title, price_amount = r.price_amount, stock = r.stock,
      variant_count = r.variant_count, picture_count = r.picture_count, fields = r.fields, problems = r.problems,
      notes = r.notes, product_id = r.product_id, written = r.written
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (position int, outcome text, title text,
      price_amount bigint, stock int, variant_count int, picture_count int, fields text[], problems jsonb,
      notes jsonb, product_id uuid, written boolean)
    where p.import_id = ${id} and p.position = r.position`.execute(tx);
}

export interface Counted {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
  uncategorised: number;
}

export async function noteProgress(
  tx: Db,
  id: ImportId,
  { at, counted, now }: { at: number; counted: Counted; now: Date },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set((eb) => ({
      at_position: at,
      new_count: eb('new_count', '+', counted.new),
      changed_count: eb('changed_count', '+', counted.changed),
      unchanged_count: eb('unchanged_count', '+', counted.unchanged),
      refused_count: eb('refused_count', '+', counted.refused),
      uncategorised_count: eb('uncategorised_count', '+', counted.uncategorised),
      idle_turns: 0,
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export const noteChecked = (tx: Db, id: ImportId, now: Date) =>
  tx
    .updateTable('imports')
    .set({ state: 'checked', turn: null, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Imports that nobody has worked on since: their worker was stopped. */
export async function findLeftBehind(db: Db, since: Date): Promise<ImportId[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['reading', 'checking', 'running'])
    .where('updated_at', '<', since)
    .orderBy('updated_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** One that was checked and never begun is over with its rows: begun without them it would do nothing and say it did. */
export async function endNeverBegun(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'cancelled', ended_at: now, updated_at: now, turn: null, file_id: null })
    .where('state', '=', 'checked')
    .where('updated_at', '<', before)
    .execute();
}

/** The rows of files whose import is long over. */
export async function deleteOldRows(db: Db, before: Date): Promise<void> {
  await sql`
    delete from import_products where import_id in (
      select id from imports where updated_at < ${before} and state in ('done', 'cancelled', 'failed'))`.execute(
    db,
  );
}
