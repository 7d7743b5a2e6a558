import { defineScreen } from '@/app/screen.ts';
import { BankPage } from '@/features/money/wallet/ui/bank-page.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { useLikelyCountry } from '@/platform/destination/use-destination.ts';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/bankdetails',
  load: ({ queryClient }) => queryClient.prefetchQuery(getAddresses()),
  head: ({ t }) => ({ title: t('screen.bankdetails'), description: t('account.bankNote'), noindex: true }),
  component: BankScreen,
});

function BankScreen() {
  const name = useSession((session) => session.user?.name) ?? '';
  const country = useLikelyCountry();
  return <BankPage country={country} name={name} />;
}
