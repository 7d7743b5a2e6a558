import type { OrderCard } from '@souk/shared/money/orders/schema.ts';
import type { Translate } from '@/platform/i18n/index.ts';

/** What an order is of, in a line: two pieces of one thing are not two things. */
export function whatWasSold(
  { title, lines, pieces }: Pick<OrderCard, 'title' | 'lines' | 'pieces'>,
  t: Translate,
): string {
  if (lines > 1) return t('sold.andMore', { title, count: lines - 1 });
  return pieces > 1 ? `${title} · ${t('orders.qty', { count: pieces })}` : title;
}
