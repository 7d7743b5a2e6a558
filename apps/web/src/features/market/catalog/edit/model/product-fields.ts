import { stepsIn } from '@souk/shared/market/catalog/bid-steps.ts';
import { structureProblems } from '@souk/shared/market/catalog/edit-rules.ts';
import type { ProductFields, ProductInput, VariantInput } from '@souk/shared/market/catalog/edit-schema.ts';
import { inCurrency } from '@souk/shared/money-rules.ts';
import { closingNamed, type ProductDraft, secondsPerDay, sizeOf, weightOf } from './product-draft.ts';

type Fields = Omit<ProductInput, 'status'>;

/** What the server is told: numbers as numbers, and nothing that the way of selling has no use for. */
export function productFieldsOf(draft: ProductDraft, images: readonly string[], currency: string): Fields {
  const money = inCurrency(currency);
  const { kind } = draft;
  const fixed = kind === 'buy-now';
  const weightGrams = weightOf(draft);
  const sizeMm = sizeOf(draft);
  const fields = {
    title: draft.title.trim(),
    description: draft.description.trim(),
    images: [...images],
    categoryId: draft.categoryId || null,
    condition: draft.condition || null,
    tags: [...draft.tags],
    attributes: draft.attributes
      .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
      .filter(({ name, value }) => name !== '' && value !== ''),
    listingKind: kind,
    price: money(kind === 'giveaway' ? 0 : draft.price),
    compareAt: fixed ? money(draft.compareAt) : null,
    acceptsOffers: fixed && draft.acceptsOffers,
    minOffer: fixed && draft.acceptsOffers ? money(draft.minOffer) : null,
    auction:
      kind === 'auction'
        ? {
            reserve: money(draft.reserve),
            durationSeconds: Number(draft.days) * secondsPerDay,
            closing: closingNamed(draft.closing),
            steps: stepsIn(currency, draft.steps),
            startsAt: draft.startsAt,
            buyNow: money(draft.buyNow),
            needsApproval: draft.needsApproval,
            confirmAbove: money(draft.confirmAbove),
          }
        : null,
    shippingProfileId: draft.shippingProfileId || null,
    ...stockOf(draft),
    ...choicesOf(draft, images, currency),
    // What makes no sense yet stays as it was.
    ...(weightGrams === undefined ? {} : { weightGrams }),
    ...(sizeMm === undefined ? {} : { sizeMm }),
  };
  // The ids are those the server gave; the form only hands them back.
  return fields as Fields;
}

/** Options that do not fit together yet stay as they were, while all else is saved. */
export function fitsTogether(draft: ProductDraft): boolean {
  return Object.keys(choicesOf(draft, [], '')).length > 0;
}

function stockOf({ kind, options, available, expected, sku }: ProductDraft) {
  if (kind === 'buy-now' && options.length > 0) return {};
  const count = /^\d{1,6}$/.test(available.trim()) ? Number(available) : null;
  return { sku: sku.trim(), ...counted(count, expected) };
}

/** Pieces are only named by who counted them: what was sold meanwhile stays sold. */
function counted(
  available: number | null,
  expected: number | null,
): { available?: number; expected?: number } {
  if (available === null || available === expected) return {};
  return expected === null ? { available } : { available, expected };
}

function choicesOf(
  draft: ProductDraft,
  images: readonly string[],
  currency: string,
): { options?: ProductFields['options']; variants?: VariantInput[] } {
  if (draft.kind !== 'buy-now') return { options: [], variants: [] };
  // An option nobody has begun is none.
  const used = draft.options.filter(({ name, values }) => name.trim() !== '' || values.length > 0);
  const names = new Map(used.map(({ id, name }) => [id, name.trim()]));
  const options = used.map(({ name, values }) => ({ name: name.trim(), values: [...values] }));
  const variants = draft.variants.map(({ _id, choice, price, available, expected, sku, image }) => ({
    ...(_id ? { _id } : {}),
    options: Object.fromEntries(Object.entries(choice).map(([id, value]) => [names.get(id) ?? id, value])),
    price: inCurrency(currency)(price),
    ...counted(available, expected),
    sku: sku.trim(),
    image: image !== null && images.includes(image) ? image : null,
  })) as VariantInput[];
  if (options.some(({ name }) => name === '')) return {};
  const parts = { images, options, variants } as unknown as ProductFields;
  return structureProblems(parts).length === 0 ? { options, variants } : {};
}
