import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import type { LotTermsChange, QuickLotInput, RunListOrder } from '@souk/shared/live/hosting/schema.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

const show = (showId: string) => `/shows/${showId}`;
const lot = (lotId: string) => `/lots/${lotId}`;
const once = () => ({ idempotencyKey: newIdempotencyKey() });

export const goLive = (showId: string) => api.post(`${show(showId)}/live`);
export const rehearse = (showId: string) => api.put(`${show(showId)}/rehearsal`);
export const leaveRehearsal = (showId: string) => api.delete(`${show(showId)}/rehearsal`);
export const endShow = (showId: string) => api.post(`${show(showId)}/end`);
export const startLot = (lotId: string, terms: LotTermsChange) => api.post(`${lot(lotId)}/start`, terms);
export const changeTerms = (lotId: string, terms: LotTermsChange) => api.patch(`${lot(lotId)}/terms`, terms);
export const lineUp = (showId: string, lotId: string | null) =>
  api.put(`${show(showId)}/next-lot`, { lotId });
export const orderRunList = (
  showId: string,
  order: { lots: readonly string[]; steps: RunListOrder['steps'] },
) => api.put(`${show(showId)}/order`, order);
export const removeLot = (lotId: string) => api.delete(lot(lotId));
export const runAgain = (lotId: string) => api.post(`${lot(lotId)}/run-again`, undefined, once());
/** What was won and not paid is put up again: the host’s comes next, a co-host’s waits at the end of the list. */
export const relist = (lotId: string) => api.post(`${lot(lotId)}/relist`, undefined, once());
/** What stopped below its reserve is sold to who led, at their price. */
export const sellBelowReserve = (lotId: string) => api.post(`${lot(lotId)}/accept`, undefined, once());
export const askNextBidder = (lotId: string) => api.post(`${lot(lotId)}/second-chance`, undefined, once());
/** A sale that was a mistake is undone, and the next bidder asked. */
export const handOver = (lotId: string) => api.post(`${lot(lotId)}/hand-over`, undefined, once());
export const giveMoreTime = (lotId: string) => api.post(`${lot(lotId)}/more-time`, { seconds: 10 });
export const closeLot = (lotId: string) => api.post(`${lot(lotId)}/close`);
export const stopLot = (lotId: string, reason: StopReason) => api.post(`${lot(lotId)}/stop`, { reason });
export const addLot = (
  showId: string,
  { productId, variantId }: { productId: string; variantId: string | null },
  terms: LotTermsChange,
  idempotencyKey: string,
) =>
  api.post(
    `${show(showId)}/lots`,
    { productId, ...(variantId && { variantId }), quantity: 1, terms },
    { idempotencyKey },
  );
export const addQuickLot = (
  showId: string,
  input: Omit<QuickLotInput, 'image'> & { image: string | null },
  idempotencyKey: string,
) => api.post<{ lots: string[] }>(`${show(showId)}/quick-lots`, input, { idempotencyKey });
export const pinProduct = (showId: string, productId: string | null) =>
  api.put(`${show(showId)}/pinned-product`, { productId });
export const askApproval = (showId: string, needsApproval: boolean) =>
  api.put(`${show(showId)}/bidder-approval`, { needsApproval });
