import { defineScreen } from '@/app/screen.ts';
import { OrdersList } from '@/features/desk/admin/ui/orders-list.tsx';
import { OrderStatus } from '@/features/money/orders/ui/order-status.tsx';

export const screen = defineScreen({
  path: '/admin/orders',
  head: ({ t }) => ({ title: t('admin.orders'), noindex: true }),
  component: () => <OrdersList stateOf={(order) => <OrderStatus order={order} />} />,
});
