import { defineScreen } from '@/app/screen.ts';
import { CategoriesList } from '@/features/desk/admin/ui/categories-list.tsx';

export const screen = defineScreen({
  path: '/admin/categories',
  head: ({ t }) => ({ title: t('admin.categories'), noindex: true }),
  component: CategoriesList,
});
