import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { WaysPanel } from '@/features/money/arranged/ui/ways-panel.tsx';
import { InvoiceDetailsPanel } from '@/features/money/invoices/ui/invoice-details-panel.tsx';
import { PayoutPage } from '@/features/money/payouts/ui/payout-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/payout',
  head: ({ t }) => ({ title: t('screen.settingsPayout'), noindex: true }),
  component: PayoutScreen,
});

function PayoutScreen({ search }: ScreenProps<'/settings/payout'>) {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? (
    <div className="grid gap-4">
      <PayoutPage shopId={shopId} isBack={firstOf(search.from) === 'provider'} />
      <WaysPanel shopId={shopId} />
      <InvoiceDetailsPanel shopId={shopId} />
    </div>
  ) : null;
}
