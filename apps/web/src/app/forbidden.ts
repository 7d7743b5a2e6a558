/** Thrown where someone opens what belongs to another shop. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** For screens that learn only from what they load whose thing it is. */
export function requireOwnShop(shopId: string, ownShopId: string | null | undefined): void {
  if (shopId !== ownShopId) throw new ForbiddenError('this belongs to another shop');
}
