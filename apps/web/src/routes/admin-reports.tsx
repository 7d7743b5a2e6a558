import { defineScreen } from '@/app/screen.ts';
import { ReportsList } from '@/features/desk/admin/ui/reports/reports-list.tsx';

export const screen = defineScreen({
  path: '/admin/reports',
  head: ({ t }) => ({ title: t('admin.reports'), noindex: true }),
  component: ReportsList,
});
