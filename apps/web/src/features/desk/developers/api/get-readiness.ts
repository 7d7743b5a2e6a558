import { queryOptions } from '@tanstack/react-query';
import { apiBase } from '@/platform/api/base.ts';
import { ApiError } from '@/platform/api/index.ts';

export type ComponentState = 'ok' | 'unavailable' | 'delayed' | 'refused' | 'kept' | 'none';
export type Readiness = { status: 'ok' | 'unavailable'; components: Record<string, ComponentState> };

/** Stands beside the API, not in it, and answers 503 with the same body when something fails. */
export function getReadiness() {
  return queryOptions({
    queryKey: ['readiness'],
    queryFn: async ({ signal }): Promise<Readiness> => {
      try {
        const response = await fetch(apiBase.replace(/\/api$/, '/readyz'), { signal });
        return await response.json();
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw new ApiError('network_error', 0, '/readyz was not answered', { cause });
      }
    },
    refetchInterval: 15_000,
    retry: false,
  });
}
