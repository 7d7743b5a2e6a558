import type { OwnProduct, ProductInput } from '@souk/shared/market/catalog/edit-schema.ts';
import type { BulkInput, BulkResult } from '@souk/shared/market/catalog/manage-schema.ts';
import { api } from '@/platform/api/index.ts';

type Fields = Omit<ProductInput, 'status'>;

export function addProduct(shopId: string, body: ProductInput, idempotencyKey: string): Promise<OwnProduct> {
  return api.post<OwnProduct>(`/shops/${shopId}/products`, body, { idempotencyKey });
}

/** `version` is the one the changes were made to. */
export function changeProduct(
  productId: string,
  change: Fields & { version: number; status?: 'active' },
): Promise<OwnProduct> {
  return api.patch<OwnProduct>(`/products/${productId}`, change);
}

export function duplicateProduct(productId: string, idempotencyKey: string): Promise<OwnProduct> {
  return api.post<OwnProduct>(`/products/${productId}/duplicate`, undefined, { idempotencyKey });
}

/** The same done to several of a shop's products, each by itself. */
export function changeProducts(
  shopId: string,
  change: BulkInput,
  idempotencyKey: string,
): Promise<BulkResult> {
  return api.post<BulkResult>(`/shops/${shopId}/products/bulk`, change, { idempotencyKey });
}

export function archiveProduct(productId: string): Promise<OwnProduct> {
  return api.post<OwnProduct>(`/products/${productId}/archive`);
}

export function restoreProduct(productId: string): Promise<OwnProduct> {
  return api.post<OwnProduct>(`/products/${productId}/restore`);
}

export function deleteDraft(productId: string): Promise<void> {
  return api.delete<void>(`/products/${productId}`);
}
