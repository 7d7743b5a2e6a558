import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeReturnPath } from '@/app/access.ts';
import { lookMenuId } from '@/app/layout/look-menu.tsx';
import { defineScreen } from '@/app/screen.ts';
import { type DoorSearch, viewOf } from '@/features/identity/accounts/model/door.ts';
import type { WayBack } from '@/features/identity/accounts/model/way-back.ts';
import { SignInPage } from '@/features/identity/accounts/ui/sign-in-page.tsx';
import { fulfilWish } from '@/features/market/favorites/model/wish.ts';
import { getLanding } from '@/features/market/landing/api/get-landing.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { findWayBack } from './parts/find-way-back.ts';

export const screen = defineScreen({
  path: '/login',
  load: async ({ queryClient, settings, search }) => {
    const [wayBack] = await Promise.all([
      findWayBack(queryClient, search.return),
      queryClient.ensureQueryData(getLanding()),
    ]);
    return {
      wayBack,
      demoLogins: settings.demo ? settings.demoLogins : [],
      providers: settings.signInProviders,
    };
  },
  head: ({ t, search }) => ({
    title: t(titles[viewOf(search, true)]),
    description: t('signIn.text'),
    ...(search.view || search.reset ? { noindex: true } : {}),
  }),
  component: LoginScreen,
});

const titles = {
  'sign-in': 'screen.login',
  'sign-up': 'signIn.create',
  code: 'signIn.codeTitle',
  forgotten: 'signIn.forgottenTitle',
  reset: 'signIn.resetTitle',
  welcome: 'screen.login',
} as const;

interface LoginScreenProps {
  search: DoorSearch;
  data: {
    wayBack: WayBack | null;
    demoLogins: AppSettings['demoLogins'];
    providers: AppSettings['signInProviders'];
  };
}

function LoginScreen({ search, data: { wayBack, demoLogins, providers } }: LoginScreenProps) {
  // Signing up forgets what was asked as nobody: until it is here anew, what was seen stays.
  const { data: landing } = useQuery({ ...getLanding(), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const onLeave = () => void navigate({ href: safeReturnPath(search.return), replace: true });
  useWishes(search.return);
  return (
    <SignInPage
      landing={landing}
      demoLogins={demoLogins}
      providers={providers}
      search={search}
      wayBack={wayBack}
      languageMenu={lookMenuId}
      onLeave={onLeave}
    />
  );
}

/** What a visitor wanted to keep when they were asked to sign in is kept once they have. */
function useWishes(way: unknown): void {
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.token && !before.token) void fulfilWish(way);
      }),
    [way],
  );
}
