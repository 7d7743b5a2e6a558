import { defineScreen } from '@/app/screen.ts';
import { AuditList } from '@/features/desk/admin/ui/audit-list.tsx';

export const screen = defineScreen({
  path: '/admin/audit',
  head: ({ t }) => ({ title: t('admin.audit'), noindex: true }),
  component: AuditList,
});
