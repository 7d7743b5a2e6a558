import type { CoolDownDays } from '@souk/shared/identity/self-limits/rules.ts';
import type { ChangeSelfLimits, SelfLimits } from '@souk/shared/identity/self-limits/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const fetchSelfLimits = (signal?: AbortSignal): Promise<SelfLimits> =>
  api.get('/self-limits', signal ? { signal } : {});

export const getSelfLimits = () =>
  queryOptions({
    queryKey: ['self-limits'],
    queryFn: ({ signal }) => fetchSelfLimits(signal),
    // What is left changes by the minute.
    staleTime: 0,
  });

export const changeSelfLimits = (change: ChangeSelfLimits): Promise<SelfLimits> =>
  api.put('/self-limits', change);

export const startCoolDown = (days: CoolDownDays): Promise<SelfLimits> =>
  api.post('/self-limits/cool-down', { days });
