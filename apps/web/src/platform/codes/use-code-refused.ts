import type { AwaitedCode, CodeSent } from '@souk/shared/identity/sign-in/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/index.ts';

const ASK_AGAIN_MS = 3_000;

/**
 * While someone waits for a code: whether the other end refused it for good, so that it will never come. A code for a new
 * address is made a moment after it was asked for; until then what is known is of the address before.
 */
export function useCodeRefused(
  userId: string,
  purpose: AwaitedCode,
  { waits, to }: { waits: boolean; to?: string },
): boolean {
  const { data } = useQuery({
    queryKey: ['users', userId, 'codes', purpose],
    queryFn: ({ signal }) => api.get<CodeSent>(`/users/${userId}/codes/${purpose}`, { signal }),
    enabled: waits,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
  if (!waits || !data?.refused) return false;
  return to === undefined || data.to?.toLowerCase() === to.trim().toLowerCase();
}
