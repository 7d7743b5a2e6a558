import type { Order } from '@souk/shared/money/orders/schema.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

/** Each answers with the order as it is then. */
const act = (id: string, what: string, body: object = {}): Promise<Order> =>
  api.post(`/orders/${id}/${what}`, body, { idempotencyKey: newIdempotencyKey() });

export const cancelOrder = (id: string, reason: string) => act(id, 'cancel', { reason });
export const askToCancel = (id: string, reason: string) => act(id, 'ask-to-cancel', { reason });
export const confirmDelivery = (id: string) => act(id, 'confirm-delivery');
