import type { Cart, CartAdded, CartCount, CartLineChange, CartMerged } from '@souk/shared/cart/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import type { KeptLine } from '../model/kept-cart.ts';
import { takeAlong } from '../model/take-along.ts';

export const cartQueryKey = ['cart'] as const;

/** What was chosen before the sign-in is in it, too. Without an address it goes to the default one. */
export const getCart = (address?: string) =>
  queryOptions({
    queryKey: [...cartQueryKey, address ?? null],
    queryFn: async ({ signal }) => {
      const taken = await takeAlong();
      return taken && !address ? taken : api.get<Cart>('/cart', { query: { address }, signal });
    },
    // Prices and stock move while someone looks elsewhere.
    staleTime: 0,
  });

export const fetchCartCount = (): Promise<CartCount> => api.get('/cart/count');

export const putInCart = (line: KeptLine): Promise<CartAdded> =>
  api.post('/cart/lines', line, { idempotencyKey: newIdempotencyKey() });

/** At least so many of each; as often as one likes. */
export const haveInCart = (lines: readonly KeptLine[], address?: string): Promise<CartMerged> =>
  api.put('/cart/lines', { lines }, { query: { address } });

export const changeCartLine = (variantId: string, change: CartLineChange, address?: string): Promise<Cart> =>
  api.patch(`/cart/lines/${variantId}`, change, { query: { address } });

export const removeFromCart = (variantId: string, address?: string): Promise<Cart> =>
  api.delete(`/cart/lines/${variantId}`, { query: { address } });
