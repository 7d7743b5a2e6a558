import { useQuery } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { getWallet } from '@/features/money/wallet/api/get-wallet.ts';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { OverviewSkeleton } from '@/ui/skeleton/page-skeletons.tsx';
import { WalletView } from './parts/wallet-view.tsx';

/** One's money; with `?topup=` a top-up that its card's bank is asked about. */
export const screen = defineScreen({
  path: '/wallet',
  load: ({ search }) => {
    const topup = firstOf(search.topup);
    // A bank sends its customers back with the secret of their payment, which is nothing for an address bar.
    if (topup && search.payment_intent) throw redirect({ to: '/wallet', search: { topup }, replace: true });
  },
  head: ({ t }) => ({ title: t('screen.wallet'), description: t('account.walletNote'), noindex: true }),
  component: WalletScreen,
});

function WalletScreen({ search }: ScreenProps<'/wallet'>) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(getWallet());
  if (data) return <WalletView wallet={data} underWay={firstOf(search.topup)} />;
  if (!error) return <OverviewSkeleton />;
  const { title, next } = errorCopy(error);
  const requestId = requestIdOf(error);
  return (
    <ErrorState
      title={t(title)}
      note={t(next)}
      {...(requestId ? { requestId } : {})}
      onRetry={() => void refetch()}
      retrying={isFetching}
      className="py-20"
    />
  );
}
