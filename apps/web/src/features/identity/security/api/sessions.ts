import type { OpenSessionList } from '@souk/shared/identity/sessions/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getSessions() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.get<OpenSessionList>('/sessions', { signal }),
    staleTime: 0,
  });
}

export function endSession(sessionId: string): Promise<void> {
  return api.delete(`/sessions/${sessionId}`);
}

export function endOtherSessions(): Promise<void> {
  return api.delete('/sessions');
}
