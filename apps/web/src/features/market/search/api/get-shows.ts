import type { ShowFacets, ShowPage } from '@souk/shared/live/shows/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';
import { overview, type ShowFilters, type ShowState, showStates } from '../model/show-filters.ts';

/** Viewers, prices under the hammer and what just began are at most so old. */
export const ON_AIR_MS = 10_000;

/** Shows of one state, as the filters say: on air and to come the soonest first, replays the latest first. */
export function getShows(state: ShowState, { state: alone, category, language }: ShowFilters) {
  const query = { state, category, language, limit: alone ? undefined : overview[state] };
  return pagesOf<ShowPage>(['shows', query], '/shows', query);
}

/** The lists a reader sees with these filters. */
export const listsOf = (filters: ShowFilters) =>
  (filters.state ? [filters.state] : showStates).map((state) => getShows(state, filters));

export const getShowFacets = () =>
  queryOptions({
    queryKey: ['shows', 'facets'],
    queryFn: ({ signal }) => api.get<ShowFacets>('/shows/facets', { signal }),
  });
