import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lookMenuId } from '@/app/layout/look-menu.tsx';
import { defineScreen } from '@/app/screen.ts';
import { SignInPage } from '@/features/accounts/ui/sign-in-page.tsx';
import { getLanding } from '@/features/landing/api/get-landing.ts';

export const screen = defineScreen({
  path: '/login',
  load: async ({ queryClient, settings }) => {
    await queryClient.ensureQueryData(getLanding());
    return { demoLogins: settings.demo ? settings.demoLogins : [] };
  },
  head: ({ t }) => ({ title: t('screen.login'), description: t('signIn.text') }),
  component: LoginScreen,
});

interface LoginScreenProps {
  search: { return?: unknown };
  data: { demoLogins: AppSettings['demoLogins'] };
}

function LoginScreen({ search, data: { demoLogins } }: LoginScreenProps) {
  const { data: landing } = useQuery(getLanding());
  return (
    <SignInPage
      landing={landing}
      demoLogins={demoLogins}
      onTheWay={typeof search.return === 'string'}
      languageMenu={lookMenuId}
    />
  );
}
