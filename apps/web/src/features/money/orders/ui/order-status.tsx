import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { shownState } from '../model/shown-state.ts';
import { stateTones } from '../model/state-tones.ts';

export function OrderStatus({ order }: { order: Pick<Order, 'state' | 'total'> }) {
  const t = useT();
  const state = shownState(order);
  return <StatusChip tone={stateTones[state]}>{t(`orders.state.${state}`)}</StatusChip>;
}
