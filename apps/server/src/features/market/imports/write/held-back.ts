import type { ChangedField, ProblemKind } from '@souk/shared/market/imports/schema.ts';
import type { CurrentProduct } from './current.repo.ts';
import type { Plan } from './plan.ts';

const bidFor: ReadonlySet<ChangedField> = new Set(['condition', 'price', 'stock', 'variants', 'status']);

/**
 * Why a product cannot be changed now, as when it is edited by hand: while people bid, nothing changes of what they bid for
 * and were shown; and nothing at all of a spot, whose buyers do not know yet what is in it.
 */
export function whyHeldBack(
  { fields, images }: Plan,
  { auctionRuns, isSpot, images: shown }: CurrentProduct,
): ProblemKind | undefined {
  if (isSpot && fields.length > 0) return 'spot-of-break';
  const hides = images !== undefined && shown.some((image) => !images.includes(image));
  if (auctionRuns && (hides || fields.some((field) => bidFor.has(field)))) return 'auction-running';
  return undefined;
}
