import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getWallet } from '@/features/money/wallet/api/get-wallet.ts';
import { WalletPage } from '@/features/money/wallet/ui/wallet-page.tsx';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { OverviewSkeleton } from '@/ui/skeleton/page-skeletons.tsx';

export const screen = defineScreen({
  path: '/wallet',
  head: ({ t }) => ({ title: t('screen.wallet'), description: t('account.walletNote'), noindex: true }),
  component: WalletScreen,
});

function WalletScreen() {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(getWallet());
  if (data) return <WalletPage wallet={data} />;
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
