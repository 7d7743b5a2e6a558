import type { Image } from '@souk/shared/images/schema.ts';
import type { Product, ProductCard } from '@souk/shared/market/catalog/schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { parcelPrice, ruleOfMethod } from '@souk/shared/market/shipping/rules.ts';
import type { ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { lowestPrice, type ProductDraft, weightOf } from './product-draft.ts';

export interface Shown {
  draft: ProductDraft;
  images: readonly Image[];
  currency: string;
  shop: Shop;
  /** What buyers see struck already. */
  was: Money | null;
}

/** The card of what is being written down. */
export function previewCard({ draft, images, currency, shop, was }: Shown): ProductCard {
  const amount = draft.kind === 'giveaway' ? 0 : (lowestPrice(draft) ?? 0);
  const fixed = draft.kind === 'buy-now';
  const struck = fixed && was && was.amount > amount ? was : null;
  return {
    _id: 'preview',
    title: draft.title,
    image: images[0] ?? null,
    price: { amount, currency },
    was: struck,
    listingKind: draft.kind,
    acceptsOffers: fixed && draft.acceptsOffers,
    available: piecesOf(draft),
    favorite: false,
    shop: { _id: shop._id, name: shop.name, rating: shop.rating, verified: shop.verified },
    lot: null,
  } as ProductCard;
}

/** The whole page of it. */
export function previewProduct(shown: Shown, categories: readonly Category[], now: number): Product {
  const { draft, images, currency, shop } = shown;
  const way = wayTo(draft.categoryId, categories);
  const single = draft.options.length === 0;
  const used = draft.options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);
  const card = previewCard(shown);
  return {
    ...card,
    description: draft.description,
    images: [...images],
    category: way.at(-1) ?? { _id: '', slug: '', name: '' },
    breadcrumb: way,
    condition: draft.condition || 'new',
    status: 'active',
    attributes: draft.attributes.filter(({ name, value }) => name.trim() !== '' && value.trim() !== ''),
    options: used.map(({ name, values }) => ({ name: name.trim(), values: [...values] })),
    variants: single
      ? [
          {
            _id: 'preview',
            sku: draft.sku,
            options: {},
            price: card.price,
            available: card.available,
            image: null,
          },
        ]
      : draft.variants.map((variant) => ({
          _id: variant.key,
          sku: variant.sku,
          options: Object.fromEntries(used.map(({ id, name }) => [name.trim(), variant.choice[id] ?? ''])),
          price: { amount: variant.price ?? 0, currency },
          available: variant.available ?? 0,
          image: images.find(({ _id }) => _id === variant.image) ?? null,
        })),
    tags: [...draft.tags],
    soldCount: 0,
    rating: null,
    reviewCount: 0,
    seller: { ...shop },
    nextShow: null,
    priceHistory: [],
    similar: [],
    createdAt: new Date(now).toISOString(),
    can: { edit: false, buy: true, offer: card.acceptsOffers },
  } as unknown as Product;
}

/** What the cheapest way of sending one of it costs; null while there is none. */
export function shippingOf(
  draft: ProductDraft,
  profiles: readonly ShippingProfile[],
  currency: string,
): Money | null {
  const profile =
    profiles.find(({ _id }) => _id === draft.shippingProfileId) ??
    profiles.find(({ isDefault }) => isDefault);
  const sent = profile?.methods.filter(({ kind }) => kind !== 'pickup') ?? [];
  if (sent.length === 0) return null;
  const parcel = { grams: weightOf(draft) ?? 0, orderAmount: lowestPrice(draft) ?? 0 };
  return { amount: Math.min(...sent.map((method) => parcelPrice(ruleOfMethod(method), parcel))), currency };
}

function piecesOf({ variants, available }: ProductDraft): number {
  if (variants.length > 0) return variants.reduce((sum, variant) => sum + (variant.available ?? 0), 0);
  return Number(available) || 0;
}

function wayTo(id: string, categories: readonly Category[]): Category[] {
  const category = categories.find((one) => one._id === id);
  if (!category) return [];
  return [...(category.parentId === null ? [] : wayTo(category.parentId, categories)), category];
}
