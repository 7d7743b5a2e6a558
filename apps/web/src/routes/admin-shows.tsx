import { defineScreen } from '@/app/screen.ts';
import { ShowsList } from '@/features/desk/admin/ui/shows-list.tsx';

export const screen = defineScreen({
  path: '/admin/shows',
  head: ({ t }) => ({ title: t('admin.shows'), noindex: true }),
  component: ShowsList,
});
