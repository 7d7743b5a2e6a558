import { defineScreen } from '@/app/screen.ts';
import { LanguagesList } from '@/features/desk/admin/ui/languages-list.tsx';

export const screen = defineScreen({
  path: '/admin/languages',
  head: ({ t }) => ({ title: t('admin.languages'), noindex: true }),
  component: LanguagesList,
});
