import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isApiError } from '@/platform/api/index.ts';

/** Gives a screen the page's query cache. */
export function QueryHost({ children }: { children: ReactNode }) {
  const { client } = useRouter().options.context.queries;
  if (!client) throw new Error('a screen was drawn before its queries were opened');
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
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
