import {
  inMeasures,
  type ProductDraft,
  recounted,
  recountedVariant,
  sizeOf,
  weightOf,
} from './product-draft.ts';
import type { ProductVersion } from './product-version.ts';
import { valuesOf } from './variants.ts';

/** What someone who edits would call one thing. */
export const mergedParts = [
  'pictures',
  'title',
  'description',
  'category',
  'condition',
  'tags',
  'attributes',
  'kind',
  'price',
  'offers',
  'stock',
  'variants',
  'weight',
  'size',
  'shipping',
] as const;
export type MergedPart = (typeof mergedParts)[number];

const keys: Record<Exclude<MergedPart, 'pictures'>, ReadonlyArray<keyof ProductDraft>> = {
  title: ['title'],
  description: ['description'],
  category: ['categoryId'],
  condition: ['condition'],
  tags: ['tags'],
  attributes: ['attributes'],
  kind: [
    ...(['kind', 'reserve', 'days', 'closing', 'steps', 'startsAt', 'buyNow'] as const),
    ...(['needsApproval', 'confirmAbove'] as const),
  ],
  price: ['price', 'compareAt'],
  offers: ['acceptsOffers', 'minOffer'],
  stock: ['available', 'sku', 'expected'],
  variants: ['options', 'variants', 'leftOut'],
  weight: ['weight'],
  size: ['size'],
  shipping: ['shippingProfileId'],
};

/** The parts in which two versions differ. */
export function changedParts(one: ProductVersion, other: ProductVersion): MergedPart[] {
  return mergedParts.filter((part) => told(one, part) !== told(other, part));
}

/**
 * Mine on top of theirs: what only they changed is theirs, what I changed is mine, also where both did.
 */
export function merged(base: ProductVersion, mine: ProductVersion, theirs: ProductVersion): ProductVersion {
  const own = new Set(changedParts(base, mine));
  const draft = { ...theirs.draft, ...inMeasures(theirs.draft, mine.draft.measures) };
  for (const part of own) {
    if (part === 'pictures') continue;
    for (const key of keys[part]) Object.assign(draft, { [key]: mine.draft[key] });
  }
  return {
    draft: { ...draft, ...stockOn(draft, theirs.draft) },
    images: own.has('pictures') ? mine.images : theirs.images,
  };
}

/** Pieces are counted from what there is by now. */
function stockOn(draft: ProductDraft, theirs: ProductDraft): Partial<ProductDraft> {
  const known = new Map(theirs.variants.map((variant) => [variant._id, variant]));
  return {
    ...(theirs.expected === null ? {} : recounted(draft, theirs.expected)),
    variants: draft.variants.map((variant) => {
      const now = variant._id === null ? undefined : known.get(variant._id);
      if (!now) return { ...variant, _id: null, expected: null };
      return { ...variant, ...recountedVariant(variant, now.expected ?? 0) };
    }),
  };
}

/** A part as a text that tells nothing but what it says. */
function told({ draft, images }: ProductVersion, part: MergedPart): string {
  if (part === 'pictures') return JSON.stringify(images);
  if (part === 'stock') {
    return draft.options.length > 0 ? '' : JSON.stringify([draft.available.trim(), draft.sku.trim()]);
  }
  if (part === 'weight') return JSON.stringify(weightOf(draft) ?? draft.weight.trim());
  if (part === 'size') return JSON.stringify(sizeOf(draft) ?? draft.size.trim());
  if (part === 'variants') return JSON.stringify(toldVariants(draft));
  if (part === 'attributes') return JSON.stringify(draft.attributes.map(({ name, value }) => [name, value]));
  return JSON.stringify(
    keys[part].map((key) => {
      const value = draft[key];
      return typeof value === 'string' ? value.trim() : value;
    }),
  );
}

function toldVariants({ options, variants }: ProductDraft) {
  return {
    options: options.map(({ name, values }) => [name.trim(), values]),
    variants: variants.map((variant) => [
      valuesOf(variant, options),
      variant.price,
      variant.available,
      variant.sku.trim(),
      variant.image,
    ]),
  };
}
