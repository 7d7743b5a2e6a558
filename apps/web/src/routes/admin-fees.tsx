import { defineScreen } from '@/app/screen.ts';
import { FeesPage } from '@/features/money/fees/ui/fees-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/admin/fees',
  head: ({ t }) => ({ title: t('admin.fees'), noindex: true }),
  component: AdminFeesScreen,
});

function AdminFeesScreen() {
  return <FeesPage mayChange={useSession(({ user }) => user?.role === 'admin')} />;
}
