import { defineScreen } from '@/app/screen.ts';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export const screen = defineScreen({
  path: '/sell',
  head: ({ t }) => ({ title: t('sell.home'), noindex: true }),
  component: SellHomeScreen,
});

function SellHomeScreen() {
  const t = useT();
  return <PageHeader title={t('sell.home')} />;
}
