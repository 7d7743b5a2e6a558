import type { OrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { OrderPage } from '@souk/shared/money/orders/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export const ordersKey = ['orders'] as const;

/** One's own orders, the latest first. */
export const getOrders = (of: OrderGroup) =>
  pagesOf<OrderPage>([...ordersKey, of], '/orders', { of, limit: ordersAtOnce });

export const ordersAtOnce = 8;
