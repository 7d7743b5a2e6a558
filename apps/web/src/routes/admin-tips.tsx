import { defineScreen } from '@/app/screen.ts';
import { TipsList } from '@/features/desk/admin/ui/tips/tips-list.tsx';

export const screen = defineScreen({
  path: '/admin/tips',
  head: ({ t }) => ({ title: t('admin.tips'), noindex: true }),
  component: TipsList,
});
