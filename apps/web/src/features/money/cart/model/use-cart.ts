import type { Cart, CartLine } from '@souk/shared/money/cart/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartQueryKey, changeCartLine, getCart, haveInCart, removeFromCart } from '../api/cart.ts';
import { showCartCount } from './cart-count.ts';

// One after another, so that the last answer is that of the last press.
const scope = { id: 'cart' };

interface Outcome {
  /** Where it goes; to the default address without. */
  address?: string | undefined;
  onRemoved: (line: CartLine) => void;
  onFailure: (error: unknown) => void;
}

/** What can be done with the lines of one's cart; each answer is the cart as it is then. */
export function useCart({ address, onRemoved, onFailure }: Outcome) {
  const queryClient = useQueryClient();
  const show = (cart: Cart) => {
    queryClient.setQueryData(getCart(address).queryKey, cart);
    showCartCount(cart.count);
  };
  const onError = (error: unknown) => {
    void queryClient.invalidateQueries({ queryKey: cartQueryKey });
    onFailure(error);
  };
  const take = useMutation({
    scope,
    mutationFn: ({ line, quantity }: { line: CartLine; quantity: number }) =>
      changeCartLine(line.variantId, { quantity }, address),
    onSuccess: show,
    onError,
  });
  const agree = useMutation({
    scope,
    mutationFn: (line: CartLine) =>
      changeCartLine(line.variantId, { seen: line.price ?? undefined }, address),
    onSuccess: show,
    onError,
  });
  const remove = useMutation({
    scope,
    mutationFn: (line: CartLine) => removeFromCart(line.variantId, address),
    onSuccess: (cart, line) => {
      show(cart);
      onRemoved(line);
    },
    onError,
  });
  const putBack = useMutation({
    scope,
    mutationFn: ({ variantId, quantity }: CartLine) => haveInCart([{ variantId, quantity }], address),
    onSuccess: show,
    onError,
  });
  return { take, agree, remove, putBack };
}
