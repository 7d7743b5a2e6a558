import type { ImageId, VariantId } from '@souk/shared/ids.ts';
import type { ProductProblem } from '@souk/shared/market/catalog/edit-rules.ts';
import type { ProductFields, ReadVariant } from '@souk/shared/market/catalog/edit-schema.ts';
import type { OwnVariantRow } from './own-product.repo.ts';

export interface PlannedVariant {
  /** Null for a new one. */
  id: VariantId | null;
  options: Record<string, string>;
  price: number;
  available: number;
  sku: string;
  image: ImageId | null;
}

export interface VariantPlan {
  variants: PlannedVariant[];
  removed: VariantId[];
  problems: ProductProblem[];
  /** Those whose stock is not what the seller was shown. */
  stale: OwnVariantRow[];
}

interface Wanted extends ReadVariant {
  /** Where its fields stand in the body. */
  path: string;
}

/**
 * Which variants stay, come and go. While something is on sale a stock changes only from the number its seller was
 * shown, so that no sale is lost.
 */
export function planVariants(
  fields: ProductFields,
  current: readonly OwnVariantRow[],
  { onSale }: { onSale: boolean },
): VariantPlan {
  const plan: VariantPlan = { variants: [], removed: [], problems: [], stale: [] };
  const unclaimed = new Map(current.map((variant) => [variant.id, variant]));
  const wanted = wantedOf(fields, current);
  const claimed = wanted.map(({ _id, path }) => {
    if (_id === undefined) return undefined;
    const found = unclaimed.get(_id);
    unclaimed.delete(_id);
    if (!found) plan.problems.push({ field: `${path}_id`, rule: 'unknownVariant' });
    return found;
  });
  wanted.forEach((variant, i) => {
    const there =
      claimed[i] ?? (variant._id === undefined ? takeAlike(unclaimed, variant.options) : undefined);
    const before = there?.available ?? 0;
    const available = variant.available ?? before;
    if (there && onSale && available !== before) {
      if (variant.expected === undefined)
        plan.problems.push({ field: `${variant.path}expected`, rule: 'stockUnseen' });
      else if (variant.expected !== before) plan.stale.push(there);
    }
    plan.variants.push({
      id: there?.id ?? null,
      options: variant.options,
      price: variant.price ?? 0,
      available,
      sku: variant.sku,
      image: variant.image,
    });
  });
  plan.removed = [...unclaimed.keys()];
  return plan;
}

/** Without options there is one variant, whose fields are those of the product. */
function wantedOf(fields: ProductFields, current: readonly OwnVariantRow[]): Wanted[] {
  const { options, variants, price, available, expected, sku, images } = fields;
  if (options.length > 0) return variants.map((variant, i) => ({ ...variant, path: `variants.${i}.` }));
  const single = current.find((variant) => Object.keys(variant.options).length === 0);
  const image = single?.image && images.includes(single.image._id) ? single.image._id : null;
  return [{ path: '', options: {}, price, available, expected, sku, image, _id: single?.id }];
}

function takeAlike(
  unclaimed: Map<VariantId, OwnVariantRow>,
  options: Record<string, string>,
): OwnVariantRow | undefined {
  const choice = choiceOf(options);
  const found = [...unclaimed.values()].find((variant) => choiceOf(variant.options) === choice);
  if (found) unclaimed.delete(found.id);
  return found;
}

const choiceOf = (options: Record<string, string>): string => JSON.stringify(Object.entries(options).sort());
