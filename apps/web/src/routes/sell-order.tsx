import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { ChargebackOf } from '@/features/money/chargebacks/ui/chargeback-panel.tsx';
import { OrderProblems } from '@/features/money/disputes/ui/order-problems.tsx';
import { getOrder } from '@/features/money/orders/api/get-order.ts';
import { SoldOrder } from '@/features/money/orders/selling/ui/sold-order.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { HandOverOf } from './parts/hand-over-of.tsx';
import { SoldMomentOf } from './parts/sold-moment-of.tsx';
import { useParcelAddress } from './parts/use-parcel-address.ts';

type Path = '/sell/orders/$orderId';

export const screen = defineScreen({
  path: '/sell/orders/$orderId',
  load: ({ queryClient, params: { orderId } }) => queryClient.prefetchQuery(getOrder(orderId)),
  head: ({ t }) => ({ title: t('sell.orders'), noindex: true }),
  component: SellOrderScreen,
});

function SellOrderScreen({ params: { orderId } }: ScreenProps<Path>) {
  const t = useT();
  const write = useParcelAddress();
  return (
    <>
      <Link
        to="/sell/orders"
        className="-ms-2 -mt-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-12 pe-3 text-14 font-medium text-ink-2 hover:bg-fill hover:text-ink-1"
      >
        <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('orders.back')}
      </Link>
      <SoldOrder
        key={orderId}
        id={orderId}
        write={write}
        problems={(order) => (
          <>
            <ChargebackOf order={order} reader="shop" />
            <OrderProblems order={order} />
            <HandOverOf order={order} />
          </>
        )}
        proof={(order) => <SoldMomentOf order={order} />}
      />
    </>
  );
}
