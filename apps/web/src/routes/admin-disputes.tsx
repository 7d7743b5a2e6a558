import { defineScreen } from '@/app/screen.ts';
import { DisputesList } from '@/features/desk/admin/ui/disputes-list.tsx';
import { DisputeStatus } from '@/features/money/disputes/ui/dispute-status.tsx';
import { ProblemsOf } from '@/features/money/disputes/ui/order-problems.tsx';

export const screen = defineScreen({
  path: '/admin/disputes',
  head: ({ t }) => ({ title: t('admin.disputes'), noindex: true }),
  component: () => (
    <DisputesList
      open={(id) => <ProblemsOf orderId={id} />}
      status={({ state, order }) => <DisputeStatus state={state} isFree={order.total.amount === 0} />}
    />
  ),
});
