import { defineScreen } from '@/app/screen.ts';
import { ListingsList } from '@/features/desk/admin/ui/listings-list.tsx';

export const screen = defineScreen({
  path: '/admin/listings',
  head: ({ t }) => ({ title: t('admin.listings'), noindex: true }),
  component: ListingsList,
});
