import type { CategoryId } from '@souk/shared/ids.ts';
import type { ProductPage } from '@souk/shared/market/catalog/schema.ts';
import { type CategoryNode, presentCategoryRef } from '../../categories/index.ts';
import { type FacetsRow, priceBuckets } from './facets.repo.ts';

export function presentFacets(
  row: FacetsRow,
  categories: readonly CategoryNode[],
  chosen: CategoryId | undefined,
  language: string,
): Omit<NonNullable<ProductPage['facets']>, 'among'> {
  const currency = row.currency ?? 'USD';
  return {
    categories: rollUp(row.categories, categories, chosen).map(({ category, count }) => ({
      value: category.id,
      label: presentCategoryRef(category, language).name,
      count,
    })),
    conditions: row.conditions.map(({ value, count }) => ({ value, label: value, count })),
    kinds: row.kinds.map(({ value, count }) => ({ value, label: value, count })),
    shops: row.shops.map(({ value, label, count }) => ({ value, label, count })),
    offers: row.offers,
    freeShipping: row.freeShipping,
    prices: {
      min: { amount: row.prices.min ?? 0, currency },
      max: { amount: row.prices.max ?? 0, currency },
      buckets: spreadOut(row.prices.buckets),
    },
  };
}

/**
 * Counts at the level one chooses from: the roots, the children of what is chosen, or its siblings
 * when it has no children. A category counts what lies below it; empty ones are left out.
 */
function rollUp(
  counts: FacetsRow['categories'],
  categories: readonly CategoryNode[],
  chosen: CategoryId | undefined,
): Array<{ category: CategoryNode; count: number }> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const hasChildren = categories.some((category) => category.parentId === chosen);
  const level = chosen === undefined ? null : hasChildren ? chosen : (byId.get(chosen)?.parentId ?? null);
  const totals = new Map<CategoryId, number>();
  for (const { value, count } of counts) {
    let at = byId.get(value);
    while (at && at.parentId !== level) at = at.parentId === null ? undefined : byId.get(at.parentId);
    if (at) totals.set(at.id, (totals.get(at.id) ?? 0) + count);
  }
  return categories.flatMap((category) => {
    const count = totals.get(category.id);
    return count === undefined ? [] : [{ category, count }];
  });
}

function spreadOut(buckets: FacetsRow['prices']['buckets']): number[] {
  const counts = Array.from({ length: priceBuckets }, () => 0);
  for (const { bucket, count } of buckets) counts[bucket] = count;
  return counts;
}
