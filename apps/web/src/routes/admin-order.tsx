import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { ChargebackOf } from '@/features/money/chargebacks/ui/chargeback-panel.tsx';
import { OrderProblems } from '@/features/money/disputes/ui/order-problems.tsx';
import { SoldOrder } from '@/features/money/orders/selling/ui/sold-order.tsx';
import { StaffActs } from '@/features/money/orders/staff/staff-acts.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useParcelAddress } from './parts/use-parcel-address.ts';

type Path = '/admin/orders/$orderId';

export const screen = defineScreen({
  path: '/admin/orders/$orderId',
  head: ({ t }) => ({ title: t('admin.orders'), noindex: true }),
  component: AdminOrderScreen,
});

/** An order as its shop reads it, with what is wrong with it and what staff can do. */
function AdminOrderScreen({ params: { orderId } }: ScreenProps<Path>) {
  const t = useT();
  const write = useParcelAddress();
  return (
    <>
      <Link
        to="/admin/orders"
        className="-ms-2 -mt-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-12 pe-3 text-14 font-medium text-ink-2 hover:bg-fill hover:text-ink-1"
      >
        <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('staffOrders.back')}
      </Link>
      <SoldOrder
        key={orderId}
        id={orderId}
        write={write}
        problems={(order) => (
          <>
            <StaffActs order={order} />
            <ChargebackOf order={order} reader="staff" />
            <OrderProblems order={order} />
          </>
        )}
      />
    </>
  );
}
