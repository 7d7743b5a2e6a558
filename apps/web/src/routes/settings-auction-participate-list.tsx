import { defineScreen } from '@/app/screen.ts';
import { JoinedAuctions } from '@/features/identity/settings/ui/auction-lists.tsx';

export const screen = defineScreen({
  path: '/settings/auction/participate-list',
  head: ({ t }) => ({ title: t('screen.settingsAuctions'), noindex: true }),
  component: JoinedAuctions,
});
