import { defineScreen } from '@/app/screen.ts';
import { PayoutPage } from '@/features/money/payouts/ui/payout-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/payout',
  head: ({ t }) => ({ title: t('screen.settingsPayout'), noindex: true }),
  component: PayoutScreen,
});

function PayoutScreen() {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? <PayoutPage shopId={shopId} /> : null;
}
