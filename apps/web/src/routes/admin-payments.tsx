import { defineScreen } from '@/app/screen.ts';
import { PaymentsPage } from '@/features/desk/payment-settings/ui/payments-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/admin/payments',
  head: ({ t }) => ({ title: t('admin.payments'), noindex: true }),
  component: AdminPaymentsScreen,
});

function AdminPaymentsScreen() {
  const mayChange = useSession(({ user }) => user?.role === 'admin');
  return <PaymentsPage mayChange={mayChange} />;
}
