import { defineScreen } from '@/app/screen.ts';
import { PayoutsList } from '@/features/desk/admin/ui/payouts-list.tsx';

export const screen = defineScreen({
  path: '/admin/payouts',
  head: ({ t }) => ({ title: t('admin.payouts'), noindex: true }),
  component: PayoutsList,
});
