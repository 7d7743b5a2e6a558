import { defineScreen } from '@/app/screen.ts';
import { BankPage } from '@/features/money/wallet/ui/bank-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/bankdetails',
  head: ({ t }) => ({ title: t('screen.bankdetails'), description: t('account.bankNote'), noindex: true }),
  component: BankScreen,
});

function BankScreen() {
  const name = useSession((session) => session.user?.name) ?? '';
  return <BankPage country="US" name={name} />;
}
