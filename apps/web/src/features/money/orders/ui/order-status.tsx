import type { OrderState } from '@souk/shared/money/orders/states.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { stateTones } from '../model/state-tones.ts';

export function OrderStatus({ state }: { state: OrderState }) {
  const t = useT();
  return <StatusChip tone={stateTones[state]}>{t(`orders.state.${state}`)}</StatusChip>;
}
