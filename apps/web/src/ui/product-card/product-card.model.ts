import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { reduction } from '../price/price.model.ts';

export type ProductTag = { kind: 'reduced'; percent: number } | { kind: 'last' | 'offers' | 'sold-out' };

type Facts = Pick<ProductCard, 'price' | 'was' | 'available' | 'acceptsOffers' | 'listingKind'>;

/** At most one word on a picture: what would most change a buyer's mind. */
export function productTag(product: Facts): ProductTag | null {
  if (product.listingKind === 'auction') return null;
  if (product.available <= 0) return { kind: 'sold-out' };
  const percent = reduction(product.price, product.was);
  if (percent !== null) return { kind: 'reduced', percent };
  if (product.available === 1) return { kind: 'last' };
  return product.acceptsOffers ? { kind: 'offers' } : null;
}
