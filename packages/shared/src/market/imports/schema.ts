import { z } from 'zod';
import { categoryId, fileId, importId, productId } from '../../ids.ts';
import { money } from '../../money.ts';
import { tableQuery } from '../../paging.ts';
import { importOutcomes } from './outcomes.ts';

export const importFormat = z.enum(['souk', 'shopify', 'woocommerce']);
export type ImportFormat = z.infer<typeof importFormat>;

/** Read into rows, looked at, waiting for a yes, written; or ended before. */
export const importState = z.enum([
  'reading',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
]);
export type ImportState = z.infer<typeof importState>;

/** Why a file as a whole could not be read. */
export const importFailure = z.enum([
  'unknown-columns',
  'empty',
  'broken-row',
  'too-many-rows',
  'file-gone',
  'internal',
]);
export type ImportFailure = z.infer<typeof importFailure>;

export const importOutcome = z.enum(importOutcomes);
export type ImportOutcome = z.infer<typeof importOutcome>;

/** What keeps a product from being imported. */
export const problemKinds = [
  'missing',
  'too-long',
  'hidden-characters',
  'not-a-price',
  'not-a-number',
  'not-a-choice',
  'not-an-address',
  'unknown-category',
  'no-category',
  'option-missing',
  'option-twice',
  'option-unnamed',
  'too-many-variants',
  'sku-twice',
  'sku-of-several',
  'auction-running',
  'spot-of-break',
  'no-parent',
  'not-sold-here',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What one should know, though the product is imported. */
export const noteKinds = [
  'no-picture',
  'pictures-left-out',
  'tags-left-out',
  'stock-not-counted',
  'stock-below-zero',
  'compare-below-price',
  'category-chosen',
] as const;
export type NoteKind = (typeof noteKinds)[number];

const remarkOf = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]) =>
  z.object({
    row: z.int(),
    /** As the file calls it. */
    column: z.string(),
    kind: z.enum(kinds),
    /** What stands there, shortened. */
    value: z.string(),
    /** What may have been meant, or the number that may not be passed. */
    hint: z.string().optional(),
  });
export const importProblem = remarkOf(problemKinds);
export type ImportProblem = z.infer<typeof importProblem>;
export const importNote = remarkOf(noteKinds);
export type ImportNote = z.infer<typeof importNote>;

export const changedFields = [
  'title',
  'description',
  'category',
  'condition',
  'status',
  'price',
  'compareAt',
  'stock',
  'sku',
  'variants',
  'weight',
  'offers',
  'tags',
  'attributes',
  'pictures',
] as const;
export type ChangedField = (typeof changedFields)[number];

export const productImport = z.object({
  _id: importId,
  fileName: z.string(),
  format: importFormat.nullable(),
  state: importState,
  failure: z.object({ kind: importFailure, row: z.int().nullable() }).nullable(),
  rows: z.int(),
  products: z.int(),
  /** Of what is being done in this state: from 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Of an import that ended early, what it did not come to is 'not-imported'. */
  counts: z.object({
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    'not-imported': z.int(),
  }),
  /** Without a category that is known here, and with no other problem: refused, or put into `fallbackCategory`. */
  uncategorised: z.int(),
  fallbackCategory: categoryId.nullable(),
  pictures: z.object({ waiting: z.int(), kept: z.int(), failed: z.int() }),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

export const importList = z.object({ items: z.array(productImport) });
export type ImportList = z.infer<typeof importList>;

/** One product of a file, with all rows that are about it. */
export const importedRow = z.object({
  position: z.int(),
  rows: z.object({ from: z.int(), to: z.int() }),
  title: z.string(),
  price: money.nullable(),
  stock: z.int().nullable(),
  variants: z.int(),
  pictures: z.int(),
  outcome: importOutcome.nullable(),
  fields: z.array(z.enum(changedFields)),
  problems: z.array(importProblem),
  notes: z.array(importNote),
  productId: productId.nullable(),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importedRowQuery = tableQuery.extend({ outcome: importOutcome.optional() });
export const importedRowPage = z.object({ items: z.array(importedRow), total: z.int() });
export type ImportedRowPage = z.infer<typeof importedRowPage>;

/** Why a picture could not be had from where it is. */
export const pictureFailures = [
  'refused-address',
  'unreachable',
  'not-found',
  'too-large',
  'too-slow',
  'not-a-picture',
  'no-room',
  'stopped',
] as const;
export type PictureFailure = (typeof pictureFailures)[number];

/** A picture that could not be had. */
export const failedPicture = z.object({
  row: z.int(),
  column: z.string(),
  url: z.string(),
  failure: z.enum(pictureFailures),
  product: z.object({ _id: productId, title: z.string() }),
});
export type FailedPicture = z.infer<typeof failedPicture>;
/** Where the products of an import stand in their shop now. */
export const importedStanding = z.object({
  onSale: z.int(),
  drafts: z.int(),
  /** Of the drafts. */
  withoutPicture: z.int(),
  archived: z.int(),
});
export type ImportedStanding = z.infer<typeof importedStanding>;

export const failedPictures = z.object({ items: z.array(failedPicture) });

export const importBody = z.strictObject({ fileId });
export const importChange = z.strictObject({ fallbackCategory: categoryId.nullable() });
