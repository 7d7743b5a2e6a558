import type {
  Dispute,
  DisputeDecisionBody,
  DisputeStepBody,
  EvidenceUrls,
  OpenDisputeBody,
  OrderDisputes,
} from '@souk/shared/money/disputes/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

/** What is or was wrong with an order; asked again with the order itself. */
export const getDisputes = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId, 'disputes'],
    queryFn: ({ signal }) => api.get<OrderDisputes>(`/orders/${orderId}/disputes`, { signal }),
    staleTime: 0,
  });

/** Such addresses hold for ten minutes. */
const holdsMs = 9 * 60_000;

/** Where its pictures are read; asked anew when there are more of them. */
export const getEvidence = (disputeId: string, pictures: number) =>
  queryOptions({
    queryKey: ['evidence', disputeId, pictures],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<EvidenceUrls>(`/disputes/${disputeId}/pictures`, { signal });
      return new Map<string, string>(items.map(({ _id, url }) => [_id, url]));
    },
    staleTime: holdsMs,
    gcTime: holdsMs,
  });

const send = <Answer>(path: string, body: object): Promise<Answer> =>
  api.post<Answer>(path, body, { idempotencyKey: newIdempotencyKey() });

export const openDispute = (orderId: string, body: OpenDisputeBody) =>
  send<Dispute>(`/orders/${orderId}/disputes`, body);
export const stepDispute = (id: string, body: DisputeStepBody) =>
  send<Dispute>(`/disputes/${id}/steps`, body);
export const sayInDispute = (id: string, body: { text: string; pictures: string[] }) =>
  send<Dispute>(`/disputes/${id}/messages`, body);
export const decideDispute = (id: string, body: DisputeDecisionBody) =>
  send<Dispute>(`/admin/disputes/${id}/decision`, body);
