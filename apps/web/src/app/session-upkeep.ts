import type { OwnUser } from '@souk/shared/accounts/schema.ts';
import { api, isApiError } from '@/platform/api/index.ts';
import { forget, keepForAYear } from '@/platform/cookies.ts';
import { isSignedIn, refreshUser, sessionStore } from '@/platform/session/session.store.ts';
import { whenIdle } from '@/platform/when-idle.ts';
import type { AppRouter } from './router.tsx';

/** The cookie by which the server draws the header for someone or for nobody; it proves nothing. */
const hint = 'souk_in';

export function keepSessionFresh(router: AppRouter): void {
  writeHint();
  void refreshOwnUser();
  minuteTheVisit(router);
  router.options.context.language.subscribe((now, before) => {
    if (now.code !== before.code) void tellLanguage(now.code);
  });
  sessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    writeHint();
    minuteTheVisit(router);
    router.options.context.queries.forget();
    void router.invalidate();
  });
}

/** Who asked to be reminded of the time is; a page is not kept waiting for it. */
function minuteTheVisit(router: AppRouter): void {
  if (!isSignedIn(sessionStore.getState())) return;
  whenIdle(async () => {
    const { startVisitReminder } = await import('@/features/settings/model/visit-reminder.ts');
    const { language } = router.options.context;
    await startVisitReminder({
      language,
      openLimits: () => void router.navigate({ to: '/settings/limits' }),
    });
  });
}

/** Mail comes in the language chosen last. */
async function tellLanguage(language: string): Promise<void> {
  const { user } = sessionStore.getState();
  if (!user || user.language === language) return;
  try {
    refreshUser(await api.patch<OwnUser>(`/users/${user._id}`, { language }));
  } catch (error) {
    // The screen speaks it anyway, and the next choice is told again.
    if (!isApiError(error)) throw error;
  }
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
