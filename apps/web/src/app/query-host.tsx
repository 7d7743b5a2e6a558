import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { ConfirmHost } from '@/features/identity/accounts/ui/confirm/confirm-host.tsx';
import { isApiError } from '@/platform/api/index.ts';

/**
 * Gives a screen the page's query cache, and the question whether it is really its owner who changes an account. A
 * screen inside another one has both already.
 */
export function QueryHost({ children }: { children: ReactNode }) {
  const { client } = useRouter().options.context.queries;
  if (!client) throw new Error('a screen was drawn before its queries were opened');
  const inside = use(QueryClientContext) !== undefined;
  return (
    <QueryClientProvider client={client}>
      {children}
      {inside ? null : <ConfirmHost />}
    </QueryClientProvider>
  );
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying },
      mutations: { retry: false },
    },
  });
}

/** A refusal stays a refusal; only what never arrived, or a busy server, is asked twice again. */
function worthRetrying(failures: number, error: Error): boolean {
  if (import.meta.env.SSR || failures >= 2) return false;
  return isApiError(error, 'network_error') || isApiError(error, 'unavailable');
}
