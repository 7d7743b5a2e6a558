import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { startVisitReminder } from '@/features/identity/settings/model/visit-reminder.ts';
import { countCart } from '@/features/money/cart/model/cart-count.ts';
import { api, isApiError } from '@/platform/api/index.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import type { LanguageStore } from '@/platform/i18n/index.ts';
import { isSignedIn, refreshUser, sessionStore } from '@/platform/session/session.store.ts';
import { whenIdle } from '@/platform/when-idle.ts';
import type { AppRouter } from './router.tsx';

let told = false;

/** What a page does for who is signed in or has a cart, and any other visitor's page need not know. */
export function lookAfterAccount(router: AppRouter): void {
  void countCart();
  if (!isSignedIn(sessionStore.getState())) return;
  void refreshOwnUser();
  // Who asked to be reminded of the time is; a page is not kept waiting for it.
  const { language } = router.options.context;
  whenIdle(() =>
    startVisitReminder({ language, openLimits: () => void router.navigate({ to: '/settings/limits' }) }),
  );
  whenIdle(() => tellOfNews(language));
  if (told) return;
  told = true;
  // What one person has waiting is not for the next one.
  sessionStore.subscribe((now, before) => {
    if (now.token !== before.token) useCounts.setState({ messages: 0, notifications: 0, cart: 0 });
  });
  language.subscribe((now, before) => {
    if (now.code !== before.code) void tellLanguage(now.code);
  });
}

/** The numbers at the bell and at the messages, and push. Without a connection they come with the next page. */
function tellOfNews(language: LanguageStore): void {
  tell(language).catch(() => undefined);
}

async function tell(language: LanguageStore): Promise<void> {
  const { keepTold } = await import('@/features/talk/notifications/model/keep-told.ts');
  await keepTold();
  const { keepMessages } = await import('@/features/talk/messaging/model/keep-messages.ts');
  const { user } = sessionStore.getState();
  if (user) await keepMessages(user._id, language);
  // What the bell opens is there by the time it is pressed.
  await import('@/features/talk/notifications/ui/bell-panel.tsx');
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
