import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { AuctionClosing, OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import {
  gramsOf,
  type Measures,
  millimetresOf,
  writeGrams,
  writeMillimetres,
} from '@souk/shared/market/catalog/measures.ts';
import type { Condition, ListingKind } from '@souk/shared/market/catalog/schema.ts';
import { amountsOf } from '@souk/shared/money-rules.ts';
import { keyOf, type OptionDraft, type VariantDraft, variantsOf } from './variants.ts';

/** A product as it is being written down; its pictures are in a list of their own. */
export type ProductDraft = {
  title: string;
  description: string;
  categoryId: string;
  condition: Condition | '';
  tags: readonly string[];
  attributes: ReadonlyArray<{ id: string; name: string; value: string }>;
  kind: ListingKind;
  /** Minor units: the price, or where an auction starts. */
  price: number | null;
  compareAt: number | null;
  reserve: number | null;
  /** Days an auction runs. */
  days: string;
  /** What a late bid does to its end: one of `auctionClosings`. */
  closing: string;
  /** Ends an auction at once, until the first bid. */
  buyNow: number | null;
  /** What bids go up by; null for the usual steps. */
  steps: readonly Step[] | null;
  /** When bidding begins, as a moment; null for as soon as it is on sale. */
  startsAt: string | null;
  needsApproval: boolean;
  /** Bids above it are asked about once more; null for none. */
  confirmAbove: number | null;
  acceptsOffers: boolean;
  minOffer: number | null;
  available: string;
  /** How many pieces the server knew of when the form was filled. */
  expected: number | null;
  sku: string;
  options: readonly OptionDraft[];
  variants: readonly VariantDraft[];
  /** Keys of the combinations that do not exist. */
  leftOut: readonly string[];
  /** As typed, in these measures. */
  weight: string;
  size: string;
  measures: Measures;
  /** Empty is the shop's default. */
  shippingProfileId: string;
};

export const emptyProduct: ProductDraft = {
  title: '',
  description: '',
  categoryId: '',
  condition: '',
  tags: [],
  attributes: [],
  kind: 'buy-now',
  price: null,
  compareAt: null,
  reserve: null,
  days: '7',
  closing: 'reset-10',
  buyNow: null,
  steps: null,
  startsAt: null,
  needsApproval: false,
  confirmAbove: null,
  acceptsOffers: false,
  minOffer: null,
  available: '1',
  expected: null,
  sku: '',
  options: [],
  variants: [],
  leftOut: [],
  weight: '',
  size: '',
  measures: 'metric',
  shippingProfileId: '',
};

export const conditions: readonly Condition[] = ['new', 'like-new', 'used', 'for-parts'];
export const kinds: readonly ListingKind[] = ['buy-now', 'auction', 'giveaway'];
export const auctionDays = ['1', '3', '5', '7', '10', '14'] as const;
export const secondsPerDay = 86_400;
export const auctionClosings = [
  ...(['reset-10', 'reset-120', 'add-120'] as const),
  ...(['rising-floor-120', 'sudden-death', 'random-600'] as const),
];

/** A closing rule as the value of a choice: "reset-10". */
export const closingName = (rule: AuctionClosing): string =>
  rule.kind === 'sudden-death' ? rule.kind : `${rule.kind}-${rule.seconds}`;

export function closingNamed(name: string): AuctionClosing {
  const [, kind, digits] = /^(reset|add|rising-floor|random)-(\d+)$/.exec(name) ?? [];
  const seconds = Number(digits);
  if (!kind) return { kind: 'sudden-death' };
  return kind === 'random'
    ? { kind, seconds }
    : { kind: kind as 'reset' | 'add' | 'rising-floor', seconds, most: null };
}

export function productDraftOf(own: OwnProduct, measures: Measures): ProductDraft {
  const product = amountsOf(own);
  const options = product.options.map((option) => ({ id: option.name, ...option }));
  const variants = product.variants.map(
    (variant): VariantDraft => ({
      key: keyOf(variant.options),
      _id: variant._id,
      choice: variant.options,
      price: variant.price,
      available: variant.available,
      expected: variant.available,
      sku: variant.sku,
      image: variant.image?._id ?? null,
    }),
  );
  const known = new Set(variants.map(({ key }) => key));
  const { auction } = product;
  return {
    title: product.title,
    description: product.description,
    categoryId: product.category?._id ?? '',
    condition: product.condition ?? '',
    tags: product.tags,
    attributes: product.attributes.map((one, place) => ({ id: String(place), ...one })),
    kind: product.listingKind,
    price: product.price,
    compareAt: product.compareAt,
    reserve: auction?.reserve ?? null,
    days: auction ? String(Math.round(auction.durationSeconds / secondsPerDay)) : emptyProduct.days,
    closing: auction ? closingName(auction.closing) : emptyProduct.closing,
    buyNow: auction?.buyNow ?? null,
    steps: auction?.steps ?? null,
    startsAt: startToCome(own.auction),
    needsApproval: auction?.needsApproval ?? false,
    confirmAbove: auction?.confirmAbove ?? null,
    acceptsOffers: product.acceptsOffers,
    minOffer: product.minOffer,
    available: String(product.available),
    expected: product.available,
    sku: product.sku,
    options,
    variants,
    leftOut: variantsOf(options, [], null)
      .map(({ key }) => key)
      .filter((key) => !known.has(key)),
    weight: product.weightGrams === null ? '' : writeGrams(product.weightGrams, measures),
    size: product.sizeMm === null ? '' : writeMillimetres(product.sizeMm, measures),
    measures,
    shippingProfileId: product.shippingProfileId ?? '',
  };
}

/** A start that has passed says nothing about what is put up next. */
function startToCome(auction: OwnProduct['auction']): string | null {
  const startsAt = auction?.startsAt ?? null;
  return startsAt !== null && Date.parse(startsAt) > Date.now() ? startsAt : null;
}

/** After a save: variants that were new have their names, and what was sold meanwhile is counted. */
export function withNamesOf(draft: ProductDraft, saved: OwnProduct): ProductDraft {
  const known = new Map(saved.variants.map((variant) => [keyOf(variant.options), variant]));
  const names = new Map(draft.options.map(({ id, name }) => [id, name.trim()]));
  return {
    ...draft,
    ...(saved.options.length === 0 ? recounted(draft, saved.available) : {}),
    variants: draft.variants.map((variant) => {
      const choice = Object.entries(variant.choice).map(([id, value]) => [names.get(id) ?? id, value]);
      const stored = known.get(keyOf(Object.fromEntries(choice)));
      return stored
        ? { ...variant, _id: stored._id, ...recountedVariant(variant, stored.available) }
        : variant;
    }),
  };
}

/** Pieces nobody typed anything about are as many as there are now. */
export function recounted(
  { available, expected }: Pick<ProductDraft, 'available' | 'expected'>,
  now: number,
) {
  const own = expected !== null && available.trim() !== String(expected);
  return { available: own || expected === null ? available : String(now), expected: now };
}

export function recountedVariant(
  { available, expected }: Pick<VariantDraft, 'available' | 'expected'>,
  now: number,
) {
  return { available: expected !== null && available === expected ? now : available, expected: now };
}

/** What lists show: the cheapest variant's price. */
export function lowestPrice({ variants, price }: Pick<ProductDraft, 'variants' | 'price'>): number | null {
  if (variants.length === 0) return price;
  const prices = variants.flatMap((variant) => variant.price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

export function isUntouched(draft: ProductDraft): boolean {
  return JSON.stringify({ ...draft, measures: null }) === JSON.stringify({ ...emptyProduct, measures: null });
}

export const weightOf = ({ weight, measures }: ProductDraft) => gramsOf(weight, measures);
export const sizeOf = ({ size, measures }: ProductDraft) => millimetresOf(size, measures);

/** The same weight and size in other measures; what makes no sense yet stays as it is typed. */
export function inMeasures(
  draft: ProductDraft,
  measures: Measures,
): Pick<ProductDraft, 'weight' | 'size' | 'measures'> {
  const grams = weightOf(draft);
  const sides = sizeOf(draft);
  return {
    measures,
    weight: grams ? writeGrams(grams, measures) : draft.weight,
    size: sides ? writeMillimetres(sides, measures) : draft.size,
  };
}
