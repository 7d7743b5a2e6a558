import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn, sessionStore } from '@/platform/session/session.store.ts';

type StoredQuery = { key: readonly unknown[]; data: unknown };

/**
 * The query cache of one page, made when the first screen that needs it is opened: it weighs 13 kB, which
 * someone who only looks at the landing page does not load.
 */
export class Queries {
  client: QueryClient | undefined;
  readonly #stored: StoredQuery[];

  constructor(stored: StoredQuery[] = []) {
    this.#stored = stored;
  }

  async open(): Promise<QueryClient> {
    const { createQueryClient } = await import('./query-host.tsx');
    if (!this.client) {
      this.client = createQueryClient();
      // What the server drew for nobody is asked again for whoever is here.
      const drawnForNobody = isSignedIn(sessionStore.getState()) ? { updatedAt: 1 } : undefined;
      for (const { key, data } of this.#stored) this.client.setQueryData(key, data, drawnForNobody);
    }
    return this.client;
  }

  /** What the browser needs to begin with the same picture. */
  stored(): StoredQuery[] {
    const queries = this.client?.getQueryCache().getAll() ?? [];
    return queries
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
  }

  /** What one person was shown is not for the next one. */
  forget(): void {
    this.client?.clear();
  }
}
