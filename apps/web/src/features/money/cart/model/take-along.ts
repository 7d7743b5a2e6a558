import type { CartMerged } from '@souk/shared/money/cart/schema.ts';
import { create } from 'zustand';
import { api, isApiError } from '@/platform/api/index.ts';
import { forgetSavedCart, savedLines } from './saved-cart.ts';

/** How many things could not go along; told on the next look into the cart. */
export const useLeftOut = create<{ count: number }>()(() => ({ count: 0 }));

let underWay: Promise<CartMerged | null> | null = null;

/** Gives what was chosen before the sign-in to the person who signed in; null when nothing was. */
export function takeAlong(): Promise<CartMerged | null> {
  underWay ??= merge().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function merge(): Promise<CartMerged | null> {
  const lines = savedLines();
  if (lines.length === 0) return null;
  try {
    const merged = await api.put<CartMerged>('/cart/lines', { lines });
    forgetSavedCart();
    useLeftOut.setState({ count: merged.leftOut });
    return merged;
  } catch (error) {
    // What a program wrote there that the server cannot read will never be read; anything else is tried again.
    if (isApiError(error, 'invalid_input')) forgetSavedCart();
    else throw error;
    return null;
  }
}
