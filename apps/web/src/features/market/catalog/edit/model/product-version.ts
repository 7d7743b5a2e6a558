import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import type { Version } from '@/ui/editing/kind.ts';
import { type ProductDraft, productDraftOf } from './product-draft.ts';
import { usualMeasures } from './usual-measures.ts';

export type ProductVersion = Version<ProductDraft>;

export function versionOf(product: OwnProduct): ProductVersion {
  return { draft: productDraftOf(product, usualMeasures()), images: product.images.map(({ _id }) => _id) };
}
