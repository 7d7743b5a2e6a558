import { sessionStore } from '@/platform/session/session.store.ts';
import { uploadListOf } from '@/platform/uploads/index.ts';

export const mostPictures = 10;

export const newProductPlace = (shopId: string) => `product-new:${shopId}`;
export const productPlace = (productId: string) => `product:${productId}`;

/** A draft that was thrown away takes its pictures along. */
export function discardPictures(place: string): void {
  const owner = sessionStore.getState().user?._id ?? '';
  uploadListOf({ owner, place, purpose: 'product-image', most: mostPictures }).discard();
}
