import type { Product, ProductCard, Variant } from '@souk/shared/market/catalog/schema.ts';
import { presentCategoryRef } from '../categories/index.ts';
import type { FavoriteIds } from '../favorite-ids/index.ts';
import { averageRating, presentShopCard } from '../shops/index.ts';
import { presentLot, presentShowCard } from '../showcase/index.ts';
import type { ProductCardRow } from './card.repo.ts';
import type { VariantRow } from './product.repo.ts';
import type { FoundProduct } from './product.service.ts';

export function presentProductCard(row: ProductCardRow, favorites: FavoriteIds): ProductCard {
  // Of what is bought at its price one piece may be under the hammer besides.
  const bid = row.listingKind === 'auction' ? row.lot?.price : undefined;
  return {
    _id: row.id,
    title: row.title,
    image: row.image,
    price: { amount: bid ?? row.price, currency: row.currency },
    was: bid !== undefined || row.was === null ? null : { amount: row.was, currency: row.currency },
    listingKind: row.listingKind,
    acceptsOffers: row.acceptsOffers,
    available: row.available,
    favorite: favorites.has(row.id),
    shop: {
      _id: row.shop.id,
      name: row.shop.name,
      rating: averageRating(row.shop),
      verified: row.shop.verified,
    },
    lot: row.lot ? presentLot(row.lot) : null,
  };
}

export function presentProduct(found: FoundProduct, language: string): Product {
  const { product: row, favorites } = found;
  const breadcrumb = found.breadcrumb.map((category) => presentCategoryRef(category, language));
  const category = breadcrumb.at(-1);
  if (!category) throw new Error(`product ${row.id} is in no category`);
  return {
    ...presentProductCard(row.lot ? row : { ...row, lot: row.lastLot }, favorites),
    description: row.description,
    images: row.images,
    category,
    breadcrumb,
    condition: row.condition,
    status: row.status,
    attributes: row.attributes.map(({ name, value }) => ({ name, value })),
    options: row.options.map(({ name, values }) => ({ name, values })),
    variants: row.variants.map((variant) => presentVariant(variant, row.currency)),
    tags: row.tags,
    soldCount: row.soldCount,
    rating: averageRating(row),
    reviewCount: row.ratingCount,
    seller: presentShopCard(found.seller, favorites),
    nextShow: found.nextShow && presentShowCard(found.nextShow, favorites, language),
    priceHistory: row.priceHistory.map((change) => ({
      at: new Date(change.at).toISOString(),
      price: { amount: change.amount, currency: change.currency },
    })),
    similar: found.similar.map((other) => presentProductCard(other, favorites)),
    createdAt: row.createdAt.toISOString(),
    messageTo: found.can.edit ? null : row.ownerId,
    can: found.can,
  };
}

function presentVariant(row: VariantRow, currency: string): Variant {
  return {
    _id: row.id,
    sku: row.sku,
    options: row.options,
    price: { amount: row.price, currency },
    available: row.available,
    image: row.image,
  };
}
