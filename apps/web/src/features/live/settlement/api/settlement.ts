import type { CardId } from '@souk/shared/ids.ts';
import type { SettlementView } from '@souk/shared/live/settlement/schema.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

const SECOND_MS = 1_000;

/** What became of a lot that the buyer won or was offered. */
export const getSettlement = (lotId: string) =>
  queryOptions({
    queryKey: ['settlement', lotId],
    queryFn: ({ signal }) => api.get<SettlementView>(`/lots/${lotId}/settlement`, { signal }),
    staleTime: 0,
    // A charge is answered by a bank, which tells nobody here.
    refetchInterval: ({ state: { data } }) => (data?.mine === 'charging' ? 2 * SECOND_MS : false),
  });

/** With the same key again when no answer came, so that nothing is paid twice. */
export const payLot = (lotId: string, cardId: CardId | null, idempotencyKey: string): Promise<Checkout> =>
  api.post(`/lots/${lotId}/pay`, { cardId }, { idempotencyKey });

/** What its seller may still do about a lot that nobody has. */
export type SellerAct = 'accept' | 'second-chance' | 'relist';

export const decideOnLot = (lotId: string, act: SellerAct): Promise<unknown> =>
  api.post(`/lots/${lotId}/${act}`, undefined, { idempotencyKey: newIdempotencyKey() });

export const declineLot = (lotId: string): Promise<SettlementView> =>
  api.post(`/lots/${lotId}/decline`, {}, { idempotencyKey: newIdempotencyKey() });
