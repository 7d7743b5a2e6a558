import type { OrderCard } from '@souk/shared/money/orders/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

/** The day by which its shop promised to ship an order that waits for it. */
export function ShipBy({ order: { shipBy } }: { order: Pick<OrderCard, 'shipBy'> }) {
  const t = useT();
  const { days } = useFormat();
  if (!shipBy) return null;
  return (
    <span className={cx('w-full text-12 figures', shipBy.isLate ? 'text-bad' : 'text-ink-2')}>
      {t('orders.shipBy', { day: days({ from: shipBy.day, to: shipBy.day }) })}
    </span>
  );
}
