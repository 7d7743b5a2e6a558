import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/users',
  head: ({ t }) => ({ title: t('admin.users'), noindex: true }),
  component: () => <EmptyPage section="users" />,
});
