import type { OwnUser } from '@souk/shared/accounts/schema.ts';
import { api, isApiError } from '@/platform/api/index.ts';
import { forget, keepForAYear } from '@/platform/cookies.ts';
import { isSignedIn, refreshUser, sessionStore } from '@/platform/session/session.store.ts';
import type { AppRouter } from './router.tsx';

/** The cookie by which the server draws the header for someone or for nobody; it proves nothing. */
const hint = 'souk_in';

export function keepSessionFresh(router: AppRouter): void {
  writeHint();
  void refreshOwnUser();
  sessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    writeHint();
    router.options.context.queries.forget();
    void router.invalidate();
  });
}

async function refreshOwnUser(): Promise<void> {
  const { user, token } = sessionStore.getState();
  if (!user || !token) return;
  try {
    refreshUser(await api.get<OwnUser>(`/users/${user._id}`));
  } catch (error) {
    // Offline or a busy server: the stored user stays. A refused token has ended the session already.
    if (!isApiError(error)) throw error;
  }
}

function writeHint(): void {
  if (isSignedIn(sessionStore.getState())) keepForAYear(hint, '1');
  else forget(hint);
}
