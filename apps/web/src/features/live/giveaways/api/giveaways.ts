import type { GiveawayLog } from '@souk/shared/live/giveaways/log.ts';
import type {
  GiveawayPage,
  GiveawayStanding,
  NewGiveaway,
  OwnEntry,
} from '@souk/shared/live/giveaways/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const path = (giveawayId: string) => `/giveaways/${encodeURIComponent(giveawayId)}`;

/** A giveaway as anyone sees it. */
export const getGiveaway = (giveawayId: string) =>
  queryOptions({
    queryKey: ['giveaway', giveawayId],
    queryFn: ({ signal }) => api.get<GiveawayPage>(path(giveawayId), { signal }),
  });

/** All that is needed to check its draw. */
export const getGiveawayLog = (giveawayId: string) =>
  queryOptions({
    queryKey: ['giveaway', giveawayId, 'log'],
    queryFn: ({ signal }) => api.get<GiveawayLog>(`${path(giveawayId)}/log`, { signal }),
  });

/** Whether one has entered, may, and what becomes of what one won. */
export const getStanding = (giveawayId: string) =>
  queryOptions({
    queryKey: ['giveaway', giveawayId, 'standing'],
    queryFn: ({ signal }) => api.get<GiveawayStanding>(`${path(giveawayId)}/standing`, { signal }),
  });

export const enterGiveaway = (giveawayId: string, ticket: string) =>
  api.post<OwnEntry>(`${path(giveawayId)}/entries`, { ticket });
export const followShop = (shopId: string) => api.put(`/shops/${shopId}/follow`);

type GivenGiveaway = Pick<NewGiveaway, 'seconds' | 'audience'> & {
  item:
    | { kind: 'product'; productId: string; variantId?: string }
    | { kind: 'quick'; name: string; worth: Money | null; image: string | null };
};
export const addGiveaway = (showId: string, input: GivenGiveaway, idempotencyKey: string) =>
  api.post(`/shows/${showId}/giveaways`, input, { idempotencyKey });
export const startGiveaway = (giveawayId: string) => api.post(`${path(giveawayId)}/start`);
export const cancelGiveaway = (giveawayId: string) => api.post(`${path(giveawayId)}/cancel`);
export const removeGiveaway = (giveawayId: string) => api.delete(path(giveawayId));
