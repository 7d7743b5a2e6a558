import type { Step, StepInput } from '@souk/shared/live/shows/steps-schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

/** What comes between the lots of a show, as its list stands under that number. */
export const getSteps = (showId: string, listVersion: number) =>
  queryOptions({
    queryKey: ['show-steps', showId, listVersion],
    queryFn: ({ signal }) => api.get<{ items: Step[] }>(`/shows/${showId}/steps`, { signal }),
    placeholderData: keepPreviousData,
  });

/** Among what waits, also once the show is live. */
export const addStep = (showId: string, step: StepInput) =>
  api.post(`/shows/${showId}/steps`, step, { idempotencyKey: newIdempotencyKey() });

export const startStep = (showId: string, stepId: string) =>
  api.post(`/shows/${showId}/steps/${stepId}/start`);
export const passStep = (showId: string, stepId: string) => api.post(`/shows/${showId}/steps/${stepId}/pass`);
