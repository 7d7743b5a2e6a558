import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/platform/api/index.ts';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';
import { cartQueryKey, haveInCart, putInCart } from '../api/cart.ts';
import { countCart, showCartCount } from './cart-count.ts';
import { keepLine, savedLines } from './saved-cart.ts';

/** Stay where one is, or go on to pay: then one piece is enough, however often it is pressed. */
export type Then = 'stay' | 'pay';

type Piece = { variantId: string; available: number; quantity?: number };

interface Outcome {
  onDone: (then: Then) => void;
  onFailure: (error: unknown) => void;
}

/** Puts one piece of each in the cart, or as many as it says. */
export function useAddToCart(pieces: readonly Piece[], { onDone, onFailure }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (then: Then) => {
      const lines = pieces.map(({ variantId, quantity = 1 }) => ({ variantId, quantity }));
      if (!isSignedIn(sessionStore.getState()))
        for (const { variantId, available, quantity = 1 } of pieces)
          keepHere({ variantId, quantity }, available, then);
      else if (then === 'pay') await haveInOwnCart(lines);
      else for (const line of lines) showCartCount((await putInCart(line)).count);
      return then;
    },
    onSuccess: (then) => {
      // The next look into it asks anew, and shows nothing older first.
      queryClient.removeQueries({ queryKey: cartQueryKey });
      onDone(then);
    },
    onError: onFailure,
  });
}

async function haveInOwnCart(lines: ReadonlyArray<{ variantId: string; quantity: number }>): Promise<void> {
  if (lines.length === 0) return;
  const { count, leftOut } = await haveInCart(lines);
  showCartCount(count);
  if (leftOut > 0) throw new ApiError('not_for_sale', 409, 'it cannot be put in this cart');
}

function keepHere(line: { variantId: string; quantity: number }, available: number, then: Then): void {
  if (then === 'pay' && savedLines().some(({ variantId }) => variantId === line.variantId)) return;
  if (!keepLine(line, available)) throw new ApiError('not_enough_stock', 409, 'no more of it can be kept');
  void countCart();
}
