import type { DesignedMessage, StoredMessage } from '@souk/shared/desk/dev-outbox/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Asked again every two seconds while someone looks. */
export function getStoredMessages() {
  return queryOptions({
    queryKey: ['dev-outbox'],
    queryFn: ({ signal }) => api.get<{ items: StoredMessage[] }>('/dev/outbox', { signal }),
    refetchInterval: 2_000,
  });
}

/** A message never changes once it is there. */
export function getStoredMessage(id: string) {
  return queryOptions({
    queryKey: ['dev-outbox', id],
    queryFn: ({ signal }) => api.get<DesignedMessage>(`/dev/outbox/${encodeURIComponent(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
