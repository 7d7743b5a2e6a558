import { useSite } from '@/app/page-hints.ts';
import { defineScreen } from '@/app/screen.ts';
import { WalletPage } from '@/features/money/wallet/ui/wallet-page.tsx';

export const screen = defineScreen({
  path: '/wallet',
  head: ({ t }) => ({ title: t('screen.wallet'), description: t('account.walletNote'), noindex: true }),
  component: WalletScreen,
});

/** Every account begins empty. */
function WalletScreen() {
  const { currency } = useSite();
  const nothing = { amount: 0, currency };
  return <WalletPage wallet={{ available: nothing, pending: nothing, onHold: nothing }} />;
}
