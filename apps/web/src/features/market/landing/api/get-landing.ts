import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getLanding() {
  return queryOptions({
    queryKey: ['landing'],
    queryFn: ({ signal }) => api.get<Landing>('/landing', { signal }),
  });
}
