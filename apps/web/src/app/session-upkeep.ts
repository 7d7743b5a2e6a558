import { forget, keepForAYear } from '@/platform/cookies.ts';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';
import type { AppRouter } from './router.tsx';

/** The cookie by which the server draws the header for someone or for nobody; it proves nothing. */
const hint = 'souk_in';

export function keepSessionFresh(router: AppRouter): void {
  greet(router);
  sessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    greet(router);
    router.options.context.queryClient.clear();
    void router.invalidate();
  });
}

function greet(router: AppRouter): void {
  const signedIn = isSignedIn(sessionStore.getState());
  if (signedIn) keepForAYear(hint, '1');
  else forget(hint);
  // A visitor may have put something in the cart, where the browser lets a page keep it.
  const own = async () => (signedIn || 'souk-cart' in localStorage) && import('./own-account.ts');
  own().then(
    (part) => (part ? part.lookAfterAccount(router) : undefined),
    // Without a connection the stored user stays as it is.
    () => undefined,
  );
}
