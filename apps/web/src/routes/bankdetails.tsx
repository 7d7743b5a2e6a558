import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { safeReturnPath } from '@/app/access.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { BankPage } from '@/features/money/wallet/ui/bank-page.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { useDestination, useLikelyCountry } from '@/platform/destination/use-destination.ts';
import { sessionStore, useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/bankdetails',
  load: ({ queryClient }) => {
    const shopId = sessionStore.getState().user?.shopId?._id;
    return Promise.all([
      queryClient.prefetchQuery(getAddresses()),
      shopId ? queryClient.prefetchQuery(getShop(shopId)) : null,
    ]);
  },
  head: ({ t }) => ({ title: t('screen.bankdetails'), description: t('account.bankNote'), noindex: true }),
  component: BankScreen,
});

function BankScreen({ search }: ScreenProps<'/bankdetails'>) {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const shopId = user?.shopId?._id ?? null;
  const { data: shop } = useQuery({ ...getShop(shopId ?? ''), enabled: shopId !== null });
  const { isHome } = useDestination();
  const likely = useLikelyCountry();
  // Where a shop is says more than a browser's language; an address of one's own says most.
  const country = (!isHome && shop?.country) || likely;
  const back = typeof search.return === 'string' ? safeReturnPath(search.return) : null;
  return (
    <BankPage
      country={country}
      name={user?.name ?? ''}
      hasShop={shopId !== null}
      onDone={back ? () => void navigate({ href: back, replace: true }) : null}
    />
  );
}
