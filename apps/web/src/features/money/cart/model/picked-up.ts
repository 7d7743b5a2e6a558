import type { Cart, CartShop } from '@souk/shared/money/cart/schema.ts';

/** Nothing of it goes to an address: it is picked up, or tickets. */
export const isPickedUp = ({ shops }: Pick<Cart, 'shops'>): boolean => {
  const bought = shops.filter(({ items }) => items !== null);
  return bought.length > 0 && bought.every((shop) => !hasThings(shop) || isFetched(shop));
};

const hasThings = ({ lines }: CartShop): boolean => lines.some(({ total, event }) => total && !event);

const isFetched = ({ delivery }: CartShop): boolean =>
  delivery !== null && delivery.price !== null && delivery.arrives === null && delivery.pickup.length > 0;
