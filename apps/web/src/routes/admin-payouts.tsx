import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/desk/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/payouts',
  head: ({ t }) => ({ title: t('admin.payouts'), noindex: true }),
  component: () => <EmptyPage section="payouts" />,
});
