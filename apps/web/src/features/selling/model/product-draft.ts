import type { Condition, ListingKind, Product } from '@souk/shared/catalog/schema.ts';
import type { OptionDraft, VariantDraft } from './variants.ts';

/** A product as it is being written down. */
export type ProductDraft = {
  title: string;
  description: string;
  categoryId: string;
  condition: Condition | '';
  tags: readonly string[];
  kind: ListingKind;
  /** Minor units: the price, or where an auction starts. */
  amount: number | null;
  compareAt: number | null;
  reserve: number | null;
  /** Days an auction runs. */
  days: string;
  acceptsOffers: boolean;
  stock: string;
  sku: string;
  options: readonly OptionDraft[];
  variants: readonly VariantDraft[];
  /** Kilograms and centimetres, as typed. */
  weight: string;
  size: string;
};

export const emptyProduct: ProductDraft = {
  title: '',
  description: '',
  categoryId: '',
  condition: '',
  tags: [],
  kind: 'buy-now',
  amount: null,
  compareAt: null,
  reserve: null,
  days: '7',
  acceptsOffers: false,
  stock: '1',
  sku: '',
  options: [],
  variants: [],
  weight: '',
  size: '',
};

export const conditions: readonly Condition[] = ['new', 'like-new', 'used', 'for-parts'];
export const kinds: readonly ListingKind[] = ['buy-now', 'auction', 'giveaway'];
export const auctionDays = ['1', '3', '5', '7', '10', '14'] as const;
/** "24×18×20", with any of the signs people use between the numbers. */
export const sizePattern = /^\d+([.,]\d+)?(\s*[x×*]\s*\d+([.,]\d+)?){2}$/i;
export const weightPattern = /^\d{1,4}([.,]\d{1,3})?$/;

export function productDraftOf(product: Product): ProductDraft {
  const single = product.options.length === 0 ? product.variants[0] : undefined;
  return {
    ...emptyProduct,
    title: product.title,
    description: product.description,
    categoryId: product.category._id,
    condition: product.condition,
    tags: product.tags,
    kind: product.listingKind,
    amount: product.price.amount,
    compareAt: product.was?.amount ?? null,
    acceptsOffers: product.acceptsOffers,
    stock: String(single?.available ?? product.available),
    sku: single?.sku ?? '',
    options: product.options.map((option) => ({ id: option.name, ...option })),
    variants: single
      ? []
      : product.variants.map(({ options, price, available, sku }) => ({
          key: product.options.map(({ name }) => options[name]).join(' / '),
          choice: options,
          amount: price.amount,
          stock: available,
          sku,
        })),
  };
}

/** What the backend is told: numbers as numbers, and nothing that the way of selling has no use for. */
export function productBody(draft: ProductDraft) {
  const { title, description, categoryId, condition, tags, kind, sku } = draft;
  const auction = kind === 'auction';
  return {
    title: title.trim(),
    description: description.trim(),
    categoryId,
    condition,
    tags,
    listingKind: kind,
    sku: sku.trim(),
    available: Number(draft.stock),
    amount: kind === 'giveaway' ? 0 : draft.amount,
    compareAt: kind === 'buy-now' ? draft.compareAt : null,
    acceptsOffers: kind === 'buy-now' && draft.acceptsOffers,
    auction: auction ? { reserve: draft.reserve, durationSeconds: Number(draft.days) * 86_400 } : null,
    options: draft.options.map(({ name, values }) => ({ name: name.trim(), values })),
    variants: draft.variants.map(({ choice, amount, stock, sku: own }) => ({
      options: choice,
      amount,
      available: stock ?? 0,
      sku: own.trim(),
    })),
    weightGrams: draft.weight === '' ? null : Math.round(Number(draft.weight.replace(',', '.')) * 1000),
    sizeCentimetres:
      draft.size === '' ? null : draft.size.split(/[x×*]/i).map((side) => Number(side.replace(',', '.'))),
  };
}

export function isUntouched(draft: ProductDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyProduct);
}
