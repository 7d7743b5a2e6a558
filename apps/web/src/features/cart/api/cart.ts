import type { Cart, CartAdded, CartCount, CartLineChange, CartMerged } from '@souk/shared/cart/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import type { KeptLine } from '../model/kept-cart.ts';
import { takeAlong } from '../model/take-along.ts';

export const cartQueryKey = ['cart'] as const;

/** What was chosen before the sign-in is in it, too. */
export const getCart = () =>
  queryOptions({
    queryKey: cartQueryKey,
    queryFn: async ({ signal }) => (await takeAlong()) ?? (await api.get<Cart>('/cart', { signal })),
    // Prices and stock move while someone looks elsewhere.
    staleTime: 0,
  });

export const fetchCartCount = (): Promise<CartCount> => api.get('/cart/count');

export const putInCart = (line: KeptLine): Promise<CartAdded> =>
  api.post('/cart/lines', line, { idempotencyKey: newIdempotencyKey() });

/** At least so many of each; as often as one likes. */
export const haveInCart = (lines: readonly KeptLine[]): Promise<CartMerged> =>
  api.put('/cart/lines', { lines });

export const changeCartLine = (variantId: string, change: CartLineChange): Promise<Cart> =>
  api.patch(`/cart/lines/${variantId}`, change);

export const removeFromCart = (variantId: string): Promise<Cart> => api.delete(`/cart/lines/${variantId}`);
