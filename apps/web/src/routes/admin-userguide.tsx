import { defineScreen } from '@/app/screen.ts';
import { ArticlesList } from '@/features/desk/admin/ui/articles-list.tsx';

export const screen = defineScreen({
  path: '/admin/userguide',
  head: ({ t }) => ({ title: t('admin.userguide'), noindex: true }),
  component: ArticlesList,
});
