import { defineScreen } from '@/app/screen.ts';
import { CategoriesList } from '@/features/desk/admin/ui/categories-list.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/admin/categories',
  head: ({ t }) => ({ title: t('admin.categories'), noindex: true }),
  component: AdminCategoriesScreen,
});

function AdminCategoriesScreen() {
  return <CategoriesList mayChange={useSession(({ user }) => user?.role === 'admin')} />;
}
