import type { ChangedField } from '@souk/shared/market/imports/schema.ts';
import type { CurrentProduct } from './current.repo.ts';
import type { Plan } from './plan.ts';

const bidFor: ReadonlySet<ChangedField> = new Set(['condition', 'price', 'stock', 'variants', 'status']);

/** While people bid, nothing changes of what they bid for and were shown, as when it is edited by hand. */
export function changesAuction(
  { fields, images }: Plan,
  { auctionRuns, images: shown }: CurrentProduct,
): boolean {
  const hides = images !== undefined && shown.some((image) => !images.includes(image));
  return auctionRuns && (hides || fields.some((field) => bidFor.has(field)));
}
