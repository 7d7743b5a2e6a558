import type { FailedPicture, ImportedRow, ProductImport } from '@souk/shared/market/imports/schema.ts';
import type { ImportedProductRow, ImportWithPictures } from './imports.repo.ts';
import type { findFailedPictures } from './pictures/import-pictures.repo.ts';

export function presentImport(row: ImportWithPictures): ProductImport {
  return {
    _id: row.id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    failure: row.failure ? { kind: row.failure, row: row.failure_row } : null,
    rows: row.row_count,
    products: row.product_count,
    progress: progressOf(row),
    counts: countsOf(row),
    uncategorised: row.uncategorised_count,
    fallbackCategory: row.fallback_category_id,
    pictures: row.pictures,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

const handledOf = (row: ImportWithPictures): number =>
  row.new_count + row.changed_count + row.unchanged_count + row.refused_count;

function countsOf(row: ImportWithPictures): ProductImport['counts'] {
  const endedEarly = row.state === 'cancelled' || row.state === 'failed';
  // What was counted until it is begun is only what would happen.
  if (endedEarly && !row.started_at)
    return { new: 0, changed: 0, unchanged: 0, refused: 0, 'not-imported': row.product_count };
  return {
    new: row.new_count,
    changed: row.changed_count,
    unchanged: row.unchanged_count,
    refused: row.refused_count,
    'not-imported': endedEarly ? row.product_count - handledOf(row) : 0,
  };
}

function progressOf(row: ImportWithPictures): number {
  if (row.state === 'reading') return row.bytes === 0 ? 0 : Math.min(1, row.bytes_read / row.bytes);
  if (row.state === 'checked' || row.state === 'done') return 1;
  return row.product_count === 0 ? 0 : Math.min(1, handledOf(row) / row.product_count);
}

export const presentImportedProduct = (row: ImportedProductRow, currency: string): ImportedRow => ({
  position: row.position,
  rows: { from: row.first_row, to: row.last_row },
  title: row.title,
  price: row.price_amount === null ? null : { amount: row.price_amount, currency },
  stock: row.stock,
  variants: row.variant_count,
  pictures: row.picture_count,
  outcome: row.outcome,
  fields: row.fields,
  problems: row.problems,
  notes: row.notes,
  productId: row.product_id,
});

type FailedRow = Awaited<ReturnType<typeof findFailedPictures>>[number];

export const presentFailedPicture = (row: FailedRow): FailedPicture => ({
  row: row.row,
  column: row.column_name,
  url: row.url,
  failure: row.failure ?? 'unreachable',
  product: { _id: row.product_id, title: row.title },
});
