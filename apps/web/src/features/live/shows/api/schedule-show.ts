import type { Show } from '@souk/shared/live/shows/schema.ts';
import { api } from '@/platform/api/index.ts';
import { type Draft, startOf } from '../model/draft.ts';

export function scheduleShow(draft: Draft): Promise<Show> {
  const { day: _day, time: _time, productIds, ...show } = draft;
  const lots = productIds.map((productId) => ({ productId }));
  return api.post<Show>('/shows', { ...show, startsAt: startOf(draft)?.toISOString(), lots });
}
