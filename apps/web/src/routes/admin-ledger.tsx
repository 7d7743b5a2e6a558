import { defineScreen } from '@/app/screen.ts';
import { LedgerList } from '@/features/desk/admin/ui/ledger-list.tsx';

export const screen = defineScreen({
  path: '/admin/ledger',
  head: ({ t }) => ({ title: t('admin.ledger'), noindex: true }),
  component: LedgerList,
});
