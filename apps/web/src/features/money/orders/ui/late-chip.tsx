import type { OrderCard } from '@souk/shared/money/orders/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';

/** Beside where it stands: it should have been shipped by now. */
export function LateChip({ order }: { order: Pick<OrderCard, 'shipBy'> }) {
  const t = useT();
  return order.shipBy?.isLate ? <StatusChip tone="action">{t('orders.late')}</StatusChip> : null;
}
