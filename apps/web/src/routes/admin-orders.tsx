import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/desk/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/orders',
  head: ({ t }) => ({ title: t('admin.orders'), noindex: true }),
  component: () => <EmptyPage section="orders" />,
});
