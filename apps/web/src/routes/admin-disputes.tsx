import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/desk/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/disputes',
  head: ({ t }) => ({ title: t('admin.disputes'), noindex: true }),
  component: () => <EmptyPage section="disputes" />,
});
