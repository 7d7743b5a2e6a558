import {
  type AuctionClosing,
  auctionClosing,
  type ProductFields,
  type ReadVariant,
  usualClosing,
} from '@souk/shared/market/catalog/edit-schema.ts';
import type { OwnProductRow } from './own-product.repo.ts';

/** A product as its seller would send it. */
export function fieldsOf(row: OwnProductRow): ProductFields {
  const single = row.options.length === 0 ? row.variants[0] : undefined;
  return {
    title: row.title,
    description: row.description,
    images: row.images.map(({ _id }) => _id),
    categoryId: row.categoryId,
    condition: row.condition,
    listingKind: row.listingKind,
    price: row.listingKind === 'giveaway' ? null : priceOf(row.price),
    compareAt: row.compareAt,
    acceptsOffers: row.acceptsOffers,
    minOffer: row.minOffer,
    auction: auctionOf(row),
    available: single?.available ?? stockOf(row),
    sku: single?.sku ?? '',
    options: row.options,
    variants: row.options.length === 0 ? [] : row.variants.map(variantOf),
    weightGrams: row.weightGrams,
    sizeMm: row.sizeMm,
    shippingProfileId: row.shippingProfileId,
    tags: row.tags,
    attributes: row.attributes,
  };
}

type Given = { [Field in keyof ProductFields]?: ProductFields[Field] | undefined };

/** What is there with what is changed. */
export function changedFields(row: OwnProductRow, given: Given): ProductFields {
  const before = fieldsOf(row);
  const after: ProductFields = { ...before, ...given };
  if (given.options?.length === 0 && given.variants === undefined) after.variants = [];
  if (given.variants === undefined) {
    after.variants = after.variants.map((variant) => withinGallery(variant, after.images));
  }
  return after;
}

export const stockOf = (row: Pick<OwnProductRow, 'variants'>): number =>
  row.variants.reduce((sum, { available }) => sum + available, 0);

/** A price of zero is none, except of what is given away. */
export const priceOf = (price: number): number | null => (price === 0 ? null : price);

export function auctionOf({
  reserve,
  auctionSeconds,
  closing,
  steps,
  startsAt,
  buyNow,
  needsApproval,
  confirmAbove,
}: OwnProductRow): ProductFields['auction'] {
  if (auctionSeconds === null) return null;
  return {
    ...{ reserve, durationSeconds: auctionSeconds, closing: closingOf(closing) },
    ...{
      steps: steps?.map(({ below, step }) => ({ below, step })) ?? null,
      startsAt: startsAt?.toISOString() ?? null,
    },
    ...{ buyNow, needsApproval, confirmAbove },
  };
}

// As it is said elsewhere, whatever order the database keeps it in.

const closingOf = (closing: AuctionClosing | null): AuctionClosing =>
  auctionClosing.parse(closing ?? usualClosing);

const variantOf = ({
  id,
  options,
  price,
  available,
  sku,
  image,
}: OwnProductRow['variants'][number]): ReadVariant => ({
  _id: id,
  options,
  price: priceOf(price),
  available,
  sku,
  image: image?._id ?? null,
});

const withinGallery = (variant: ReadVariant, images: ProductFields['images']): ReadVariant =>
  variant.image === null || images.includes(variant.image) ? variant : { ...variant, image: null };
