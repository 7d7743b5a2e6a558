import type { CoHosting, OpenedPhone, PhoneLink } from '@souk/shared/live/co-hosts/schema.ts';
import type { ArrangeInput } from '@souk/shared/live/video/second-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

const show = (showId: string) => `/shows/${encodeURIComponent(showId)}`;

export const getCoHosting = (showId: string) =>
  queryOptions({
    queryKey: ['co-hosting', showId],
    queryFn: ({ signal }) => api.get<CoHosting>(`${show(showId)}/co-hosts`, { signal }),
  });

const coHost = (showId: string, userId: string) => `${show(showId)}/co-hosts/${encodeURIComponent(userId)}`;
export const inviteCoHost = (showId: string, userId: string) => api.put(coHost(showId, userId));
export const removeCoHost = (showId: string, userId: string) => api.delete(coHost(showId, userId));
export const putOnCamera = (showId: string, userId: string) => api.put(`${coHost(showId, userId)}/camera`);
export const takeOffCamera = (showId: string, userId: string) =>
  api.delete(`${coHost(showId, userId)}/camera`);
export const answerInvitation = (showId: string, accept: boolean) =>
  api.post(`${show(showId)}/co-hosts/answer`, { accept });

export const arrangeSecond = (showId: string, look: ArrangeInput) => api.put(`${show(showId)}/second`, look);

export const linkPhone = (showId: string) => api.post<PhoneLink>(`${show(showId)}/phone-camera`);
export const takeOutPhone = (showId: string) => api.delete(`${show(showId)}/phone-camera`);
export const openPhone = (code: string) => api.post<OpenedPhone>('/phone-cameras/open', { code });

export const addOwnLot = (showId: string, productId: string, variantId: string | null) =>
  api.post(
    `${show(showId)}/lots`,
    { productId, ...(variantId && { variantId }), quantity: 1, terms: {} },
    { idempotencyKey: newIdempotencyKey() },
  );
export const setStart = (lotId: string, start: number) => api.patch(`/lots/${lotId}/terms`, { start });
export const removeOwnLot = (lotId: string) => api.delete(`/lots/${lotId}`);
