import { forget, keepForAYear } from '@/platform/cookies.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';
import type { AppRouter } from './router.tsx';

/** The cookie by which the server draws the header for someone or for nobody; it proves nothing. */
const hint = 'souk_in';

export function keepSessionFresh(router: AppRouter): void {
  greet(router);
  sessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    useCounts.setState({ messages: 0, notifications: 0, cart: 0 });
    greet(router);
    router.options.context.queries.forget();
    void router.invalidate();
  });
}

function greet(router: AppRouter): void {
  const signedIn = isSignedIn(sessionStore.getState());
  if (signedIn) keepForAYear(hint, '1');
  else forget(hint);
  // A visitor may have put something in the cart.
  if (!signedIn && !keepsCart()) return;
  import('./own-account.ts').then(
    ({ lookAfterAccount }) => lookAfterAccount(router),
    // Without a connection the stored user stays as it is.
    () => undefined,
  );
}

function keepsCart(): boolean {
  try {
    return 'souk-cart' in localStorage;
  } catch {
    return false;
  }
}
