import type {
  Cart,
  CartAdded,
  CartCount,
  CartLineChange,
  CartMerged,
} from '@souk/shared/money/cart/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import { countryWithoutAddress } from '@/platform/destination/destination.store.ts';
import type { SavedLine } from '../model/saved-cart.ts';
import { takeAlong } from '../model/take-along.ts';

/** To one of one's addresses, else to the default one; the country counts for who keeps none. */
const to = (address: string | undefined) => ({ address, country: countryWithoutAddress() });

export const cartQueryKey = ['cart'] as const;

/** What was chosen before the sign-in is in it, too. Without an address it goes to the default one. */
export const getCart = (address?: string) =>
  queryOptions({
    queryKey: [...cartQueryKey, address ?? null],
    queryFn: async ({ signal }) => {
      await takeAlong();
      return await api.get<Cart>('/cart', { query: to(address), signal });
    },
    // Prices and stock move while someone looks elsewhere.
    staleTime: 0,
  });

export const fetchCartCount = (): Promise<CartCount> => api.get('/cart/count');

export const putInCart = (line: SavedLine): Promise<CartAdded> =>
  api.post('/cart/lines', line, { idempotencyKey: newIdempotencyKey() });

/** At least so many of each; as often as one likes. */
export const haveInCart = (lines: readonly SavedLine[], address?: string): Promise<CartMerged> =>
  api.put('/cart/lines', { lines }, { query: to(address) });

export const changeCartLine = (variantId: string, change: CartLineChange, address?: string): Promise<Cart> =>
  api.patch(`/cart/lines/${variantId}`, change, { query: to(address) });

export const removeFromCart = (variantId: string, address?: string): Promise<Cart> =>
  api.delete(`/cart/lines/${variantId}`, { query: to(address) });
