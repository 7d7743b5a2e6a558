import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import type { OwnProduct, ProductInput, StockChanged } from '@souk/shared/market/catalog/edit-schema.ts';
import { isApiError } from '@/platform/api/index.ts';
import { createEditings, type Editing } from '@/ui/editing/editings.ts';
import type { EditedKind, Kind } from '@/ui/editing/kind.ts';
import { readOwnProduct } from '../api/get-own-product.ts';
import { addProduct, changeProduct, deleteDraft } from '../api/save-product.ts';
import {
  emptyProduct,
  isUntouched,
  type ProductDraft,
  recounted,
  recountedVariant,
  withNamesOf,
} from './product-draft.ts';
import { fitsTogether, productFieldsOf } from './product-fields.ts';
import { versionOf } from './product-version.ts';
import { usualMeasures } from './usual-measures.ts';

const product: Kind<ProductDraft, ProductInput, OwnProduct> = {
  name: 'product',
  shape: 3,
  purpose: 'product-image',
  mostPictures: productLimits.images,
  empty: () => ({ ...emptyProduct, measures: usualMeasures() }),
  versionOf,
  picturesOf: ({ images }) => images,
  isDraft: ({ status }) => status === 'draft',
  isWorthSaving: ({ draft, images }) => draft.title.trim() !== '' || images.length > 0,
  isUntouched,
  fitsTogether,
  inputOf: ({ draft, images }, currency) => ({
    ...productFieldsOf(draft, images, currency),
    status: 'draft',
  }),
  read: readOwnProduct,
  add: addProduct,
  change: ({ _id, version }, { draft, images }, { publish, currency }) =>
    changeProduct(_id, {
      ...productFieldsOf(draft, images, currency),
      version,
      ...(publish ? { status: 'active' } : {}),
    }),
  remove: deleteDraft,
  withNamesOf,
  afterRefusal: (editing, error) =>
    isApiError(error, 'stock_changed') ? recount(editing, error.details as StockChanged) : null,
};

export const productKind: EditedKind<ProductDraft, ProductInput, OwnProduct> = {
  ...product,
  editings: createEditings(product),
};

/** The stock is another one by now: who did not count it sees the new number, who did counts from it. */
function recount({ draft, own }: Editing<ProductDraft, ProductInput>, { variants, soldCount }: StockChanged) {
  const now = new Map(variants.map(({ _id, available }) => [String(_id), available]));
  const [only] = variants;
  const shown =
    draft.options.length === 0 ? [draft] : draft.variants.filter(({ _id }) => now.has(String(_id)));
  return {
    own: own && { ...own, soldCount },
    moved: {
      from: shown.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
      to: variants.reduce((sum, { available }) => sum + available, 0),
      sold: soldCount - (own?.soldCount ?? soldCount),
    },
    draft: {
      ...draft,
      ...(draft.options.length === 0 && only ? recounted(draft, only.available) : {}),
      variants: draft.variants.map((variant) => {
        const available = now.get(variant._id ?? '');
        return available === undefined ? variant : { ...variant, ...recountedVariant(variant, available) };
      }),
    },
  };
}
