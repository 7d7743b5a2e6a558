import { defineScreen } from '@/app/screen.ts';
import { FirstAdminPage } from '@/features/identity/accounts/ui/first-admin-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/first-admin',
  head: ({ t }) => ({ title: t('firstAdmin.title'), noindex: true }),
  component: FirstAdminScreen,
});

function FirstAdminScreen({ search }: { search: { token?: unknown } }) {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return <FirstAdminPage user={user} token={typeof search.token === 'string' ? search.token : ''} />;
}
