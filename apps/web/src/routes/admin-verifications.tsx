import { defineScreen } from '@/app/screen.ts';
import { ChecksList } from '@/features/desk/admin/ui/verifications/checks-list.tsx';

export const screen = defineScreen({
  path: '/admin/verifications',
  head: ({ t }) => ({ title: t('admin.verifications'), noindex: true }),
  component: ChecksList,
});
