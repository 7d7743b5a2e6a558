import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/platform/api/index.ts';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';

export type StoredQuery = { key: readonly unknown[]; data: unknown };

/** The query cache of one page, with what the server drew it from. */
export function createQueryClient(stored: StoredQuery[] = []): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying },
      // Without a line it fails at once, and is not done by itself later, when it was given up or pressed again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What the server drew for visitors is asked again for a signed-in person.
  const drawnForNobody = isSignedIn(sessionStore.getState()) ? { updatedAt: 1 } : undefined;
  for (const { key, data } of stored) client.setQueryData(key, data, drawnForNobody);
  return client;
}

/** What the browser needs to begin with the same picture. */
export function storedQueries(client: QueryClient): StoredQuery[] {
  return (
    client
      .getQueryCache()
      .getAll()
      // What began with another one's data brings nothing of its own.
      .filter(({ state }) => state.dataUpdateCount > 0)
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))
  );
}

/** A refusal stays a refusal; only what never arrived, or a busy server, is asked twice again. */
function worthRetrying(failures: number, error: Error): boolean {
  if (import.meta.env.SSR || failures >= 2) return false;
  return isApiError(error, 'network_error') || isApiError(error, 'unavailable');
}
