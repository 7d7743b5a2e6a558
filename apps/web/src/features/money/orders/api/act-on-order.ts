import type { AskToCancelBody, CancelLateBody, Order } from '@souk/shared/money/orders/schema.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

/** Each answers with the order as it is then. */
const act = (id: string, what: string, body: object = {}): Promise<Order> =>
  api.post(`/orders/${id}/${what}`, body, { idempotencyKey: newIdempotencyKey() });

/** What is not paid yet goes with the checkout that it waits in; what its shop waits to be paid goes alone. */
export async function cancelUnpaid({
  _id,
  checkoutId,
  can,
}: Pick<Order, '_id' | 'checkoutId' | 'can'>): Promise<Order> {
  if (can.callOff) return act(_id, 'call-off');
  await api.post(`/checkouts/${checkoutId}/leave`, undefined, { idempotencyKey: newIdempotencyKey() });
  return api.get(`/orders/${_id}`);
}

export const askToCancel = (id: string, body: AskToCancelBody) => act(id, 'ask-to-cancel', body);
export const cancelLate = (id: string, body: CancelLateBody) => act(id, 'cancel-late', body);
export const confirmDelivery = (id: string) => act(id, 'confirm-delivery');
