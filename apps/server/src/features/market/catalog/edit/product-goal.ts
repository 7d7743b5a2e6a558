import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';

/** What a product is to be once it is saved: on sale it needs everything. */
export type Goal = 'draft' | 'sale' | 'archived';

export const isOnSale = (status: ProductStatus): boolean => status === 'active' || status === 'out-of-stock';
export const goalOf = (status: ProductStatus): Goal =>
  isOnSale(status) ? 'sale' : status === 'archived' ? 'archived' : 'draft';
