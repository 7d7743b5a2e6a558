import type { BreakLog } from '@souk/shared/live/breaks/log.ts';
import type { BreakView, NewBreak } from '@souk/shared/live/breaks/schema.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

const once = () => ({ idempotencyKey: newIdempotencyKey() });
const path = (breakId: string) => `/breaks/${encodeURIComponent(breakId)}`;

/** The break of which a lot sells a spot; null where it is a lot as any other. */
export function getBreakOfLot(lotId: string) {
  return queryOptions({
    queryKey: ['break-of-lot', lotId],
    queryFn: async ({ signal }) =>
      (await api.get<{ break: BreakView | null }>(`/lots/${encodeURIComponent(lotId)}/break`, { signal }))
        .break,
  });
}

/** What it takes to get a spot to a country, to one’s own address together with what one has won already. */
export function getSpotDelivery(breakId: string, country: string) {
  return queryOptions({
    queryKey: ['spot-delivery', breakId, country],
    queryFn: ({ signal }) => api.get<Delivery>(`${path(breakId)}/delivery`, { query: { country }, signal }),
  });
}

/** Who bought which spot, and what was drawn, as anyone may download it. */
export function getBreakLog(breakId: string) {
  return queryOptions({
    queryKey: ['break-log', breakId],
    queryFn: ({ signal }) => api.get<BreakLog>(`${path(breakId)}/log`, { signal }),
  });
}

export type BreakToAdd = Omit<NewBreak, 'image'> & { image: string | null };
export const addBreak = (showId: string, input: BreakToAdd, idempotencyKey: string) =>
  api.post(`/shows/${showId}/breaks`, input, { idempotencyKey });
/** The lot as which it is sold; the same key is the same purchase, however often it is sent. */
export const buySpot = (breakId: string, spot: number, idempotencyKey: string) =>
  api.post<{ lotId: string }>(`${path(breakId)}/spots/${spot}/buy`, undefined, { idempotencyKey });
export const removeBreak = (breakId: string) => api.delete(path(breakId));
export const closeBreak = (breakId: string) => api.post(`${path(breakId)}/close`);
export const cancelBreak = (breakId: string, reason: string) =>
  api.post(`${path(breakId)}/cancel`, { reason }, once());
