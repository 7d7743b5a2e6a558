import { defineScreen } from '@/app/screen.ts';
import { PeopleList } from '@/features/desk/admin/ui/people/people-list.tsx';

export const screen = defineScreen({
  path: '/admin/users',
  head: ({ t }) => ({ title: t('admin.users'), noindex: true }),
  component: PeopleList,
});
