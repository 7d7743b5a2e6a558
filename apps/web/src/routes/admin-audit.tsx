import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/audit',
  head: ({ t }) => ({ title: t('admin.audit'), noindex: true }),
  component: () => <EmptyPage section="audit" />,
});
