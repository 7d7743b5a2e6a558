import type { ShopOrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { Order, RefundBody, ShipBody, ShopOrderPage } from '@souk/shared/money/orders/schema.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export const shopOrdersKey = ['shop-orders'] as const;
export const shopOrdersAtOnce = 20;

/** What was bought of a shop, the latest first. */
export const getShopOrders = (shopId: string, of: ShopOrderGroup, limit: number = shopOrdersAtOnce) =>
  pagesOf<ShopOrderPage>([...shopOrdersKey, shopId, of, limit], `/shops/${shopId}/orders`, { of, limit });

/** Each answers with the order as it is then. */
const act = (
  id: string,
  what: string,
  body: object,
  idempotencyKey: string = newIdempotencyKey(),
): Promise<Order> => api.post(`/orders/${id}/${what}`, body, { idempotencyKey });

export const packOrder = (id: string, note: string) => act(id, 'pack', { note });
export const shipOrder = (id: string, shipment: ShipBody) => act(id, 'ship', shipment);
export const receiveMoney = (id: string) => act(id, 'money-received', {});
export const receiveAndHandOver = (id: string) => act(id, 'paid-at-pickup', {});
export const handOver = (id: string) => act(id, 'hand-over', {});
export const cancelSold = (id: string, reason: string) => act(id, 'cancel', { reason });
export const declineCancel = (id: string, reason: string) => act(id, 'decline-to-cancel', { reason });
/** The same key is the same refund, however often it is sent. */
export const refundOrder = (id: string, refund: RefundBody, idempotencyKey: string) =>
  act(id, 'refunds', refund, idempotencyKey);
