import { usePresence } from '@/app/page-hints.ts';
import { defineScreen } from '@/app/screen.ts';
import { OrdersForVisitors, OrdersPage } from '@/features/money/orders/ui/orders-page.tsx';

export const screen = defineScreen({
  path: '/myorders',
  head: ({ t }) => ({
    title: t('screen.orders'),
    description: t('account.ordersVisitorNote'),
    noindex: true,
  }),
  component: OrdersScreen,
});

/** Who has a session cookie most likely has orders here: their page is drawn from the start. */
function OrdersScreen() {
  return usePresence() === 'anonymous' ? <OrdersForVisitors /> : <OrdersPage />;
}
