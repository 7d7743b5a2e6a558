import type { EvidenceKind } from '@souk/shared/money/chargebacks/evidence.ts';
import type { OrderChargeback } from '@souk/shared/money/chargebacks/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

/** What the buyer of an order took back through their bank; asked again with the order itself. */
export const getChargeback = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId, 'chargeback'],
    queryFn: ({ signal }) => api.get<OrderChargeback>(`/orders/${orderId}/chargeback`, { signal }),
    staleTime: 0,
  });

export interface WrittenEvidence {
  text: string;
  files: ReadonlyArray<{ _id: string; kind: EvidenceKind }>;
}

export const writeEvidence = (orderId: string, body: WrittenEvidence) =>
  api.put<OrderChargeback>(`/orders/${orderId}/chargeback/evidence`, body, {
    idempotencyKey: newIdempotencyKey(),
  });

export const sendEvidence = (orderId: string) =>
  api.post<OrderChargeback>(`/orders/${orderId}/chargeback/send`, undefined, {
    idempotencyKey: newIdempotencyKey(),
  });
