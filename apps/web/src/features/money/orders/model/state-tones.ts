import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { StatusTone } from '@/ui/badge/status-chip.tsx';

export const stateTones: Readonly<Record<OrderState, StatusTone>> = {
  'pending-payment': 'action',
  paid: 'progress',
  packed: 'progress',
  shipped: 'progress',
  delivered: 'done',
  completed: 'closed',
  cancelled: 'closed',
  refunded: 'closed',
  'return-requested': 'action',
  returned: 'closed',
  disputed: 'action',
};
