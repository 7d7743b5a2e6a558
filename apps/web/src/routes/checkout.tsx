import { BareHeader } from '@/app/layout/bare-header.tsx';
import { useSite } from '@/app/page-hints.ts';
import { defineScreen } from '@/app/screen.ts';
import { CheckoutPage } from '@/features/checkout/ui/checkout-page.tsx';
import { useT } from '@/platform/i18n/index.ts';

export const screen = defineScreen({
  path: '/checkout',
  head: ({ t }) => ({ title: t('screen.checkout'), description: t('account.covered'), noindex: true }),
  component: CheckoutScreen,
});

function CheckoutScreen() {
  const t = useT();
  const { currency } = useSite();
  return (
    <>
      <BareHeader label={t('bare.checkout')} />
      <CheckoutPage nothing={{ amount: 0, currency }} />
    </>
  );
}
