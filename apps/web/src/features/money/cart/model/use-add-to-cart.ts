import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/platform/api/index.ts';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';
import { cartQueryKey, haveInCart, putInCart } from '../api/cart.ts';
import { countCart, showCartCount } from './cart-count.ts';
import { keepLine, keptLines } from './kept-cart.ts';

/** Stay where one is, or go on to pay: then one piece is enough, however often it is pressed. */
export type Then = 'stay' | 'pay';

type Piece = { variantId: string; available: number };

interface Outcome {
  onDone: (then: Then) => void;
  onFailure: (error: unknown) => void;
}

export function useAddToCart(piece: Piece | null, { onDone, onFailure }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (then: Then) => {
      if (!piece) return then;
      const line = { variantId: piece.variantId, quantity: 1 };
      if (!isSignedIn(sessionStore.getState())) keepHere(line, piece.available, then);
      else if (then === 'pay') await haveInOwnCart(line);
      else showCartCount((await putInCart(line)).count);
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

async function haveInOwnCart(line: { variantId: string; quantity: number }): Promise<void> {
  const { count, leftOut } = await haveInCart([line]);
  showCartCount(count);
  if (leftOut > 0) throw new ApiError('not_for_sale', 409, 'it cannot be put in this cart');
}

function keepHere(line: { variantId: string; quantity: number }, available: number, then: Then): void {
  if (then === 'pay' && keptLines().some(({ variantId }) => variantId === line.variantId)) return;
  if (!keepLine(line, available)) throw new ApiError('not_enough_stock', 409, 'no more of it can be kept');
  void countCart();
}
