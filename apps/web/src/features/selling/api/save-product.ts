import type { Product, ProductStatus } from '@souk/shared/catalog/schema.ts';
import { api } from '@/platform/api/index.ts';
import { type ProductDraft, productBody } from '../model/product-draft.ts';

type Saved = { draft: ProductDraft; images: string[]; status: ProductStatus };

export function addProduct(shopId: string, { draft, images, status }: Saved): Promise<Product> {
  return api.post<Product>(`/shops/${shopId}/products`, { ...productBody(draft), images, status });
}

export function changeProduct(productId: string, { draft, images, status }: Saved): Promise<Product> {
  return api.patch<Product>(`/products/${productId}`, { ...productBody(draft), images, status });
}
