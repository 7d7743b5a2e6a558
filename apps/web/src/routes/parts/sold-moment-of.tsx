import type { Order } from '@souk/shared/money/orders/schema.ts';
import { SoldMoment } from '@/features/live/clips/ui/sold-moment.tsx';

/** Of an order of what was won in a show. */
export function SoldMomentOf({ order }: { order: Order }) {
  const lot = order.lines[0]?.lot;
  return lot ? <SoldMoment lotId={lot._id} /> : null;
}
