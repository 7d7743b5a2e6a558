import { isApiError } from '@/platform/api/index.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';
import { fetchCartCount } from '../api/cart.ts';
import { savedLines } from './saved-cart.ts';
import { takeAlong } from './take-along.ts';

/** The number on the cart in the header. */
export function showCartCount(cart: number): void {
  useCounts.setState({ cart });
}

/** Counts what is in this person's cart. */
export async function countCart(): Promise<void> {
  const { token } = sessionStore.getState();
  if (!isSignedIn(sessionStore.getState())) {
    showCartCount(savedLines().reduce((sum, { quantity }) => sum + quantity, 0));
    return;
  }
  try {
    const { count } = (await takeAlong()) ?? (await fetchCartCount());
    if (sessionStore.getState().token === token) showCartCount(count);
  } catch (error) {
    // Offline or a busy server: the next page asks again.
    if (!isApiError(error)) throw error;
  }
}
