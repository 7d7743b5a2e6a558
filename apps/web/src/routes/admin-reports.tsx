import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/reports',
  head: ({ t }) => ({ title: t('admin.reports'), noindex: true }),
  component: () => <EmptyPage section="reports" />,
});
