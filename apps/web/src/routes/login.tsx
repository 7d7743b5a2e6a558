import { useQuery } from '@tanstack/react-query';
import { lookMenuId } from '@/app/layout/look-menu.tsx';
import { defineScreen } from '@/app/screen.ts';
import { SignInPage } from '@/features/accounts/ui/sign-in-page.tsx';
import { getLanding } from '@/features/landing/api/get-landing.ts';

export const screen = defineScreen({
  path: '/login',
  load: ({ queryClient }) => queryClient.ensureQueryData(getLanding()),
  head: ({ t }) => ({ title: t('screen.login'), description: t('signIn.text') }),
  component: LoginScreen,
});

function LoginScreen({ search }: { search: { return?: unknown } }) {
  const { data } = useQuery(getLanding());
  return <SignInPage landing={data} onTheWay={typeof search.return === 'string'} languageMenu={lookMenuId} />;
}
