import { defineScreen } from '@/app/screen.ts';
import { EmptyPage } from '@/features/desk/admin/ui/empty-page.tsx';

export const screen = defineScreen({
  path: '/admin/ledger',
  head: ({ t }) => ({ title: t('admin.ledger'), noindex: true }),
  component: () => <EmptyPage section="ledger" />,
});
