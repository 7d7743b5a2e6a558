import { defineScreen } from '@/app/screen.ts';
import { ShopsList } from '@/features/desk/admin/ui/shops-list.tsx';

export const screen = defineScreen({
  path: '/admin/shops',
  head: ({ t }) => ({ title: t('admin.shops'), noindex: true }),
  component: ShopsList,
});
