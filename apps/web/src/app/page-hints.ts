import { useHydrated } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';

type Hints = { signedIn: boolean; siteName: string; currency: string };

export const PageHints = createContext<Hints>({ signedIn: false, siteName: 'Souk', currency: 'USD' });

export type Presence = 'anonymous' | 'unknown' | 'signedIn';

/** Until the page is alive only a cookie tells whether someone is signed in; then the session store does. */
export function usePresence(): Presence {
  const { signedIn } = use(PageHints);
  const hydrated = useHydrated();
  const known = useSession(isSignedIn);
  if (known) return 'signedIn';
  return !hydrated && signedIn ? 'unknown' : 'anonymous';
}

export function useSite(): { name: string; currency: string } {
  const { siteName, currency } = use(PageHints);
  const settings = useSession((session) => session.appSettings);
  return { name: settings?.name ?? siteName, currency: settings?.currency ?? currency };
}
