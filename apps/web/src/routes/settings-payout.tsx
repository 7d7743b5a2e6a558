import { defineScreen } from '@/app/screen.ts';
import { PayoutPage } from '@/features/money/payouts/ui/payout-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/payout',
  load: ({ settings }) => settings.currency,
  head: ({ t }) => ({ title: t('screen.settingsPayout'), noindex: true }),
  component: ({ data }) => <PayoutScreen currency={data} />,
});

function PayoutScreen({ currency }: { currency: string }) {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? <PayoutPage shopId={shopId} currency={currency} /> : null;
}
