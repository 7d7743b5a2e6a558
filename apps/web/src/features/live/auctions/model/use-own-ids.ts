import type { AuctionName } from '@souk/shared/live/bidders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';

/** The ids by which others see the reader in auctions: of their account, and of the aliases they bid under. */
export function useOwnIds(): ReadonlySet<string> {
  const me = useSession(({ user }) => user?._id);
  const { data } = useQuery({
    queryKey: ['auction-name'],
    queryFn: ({ signal }) => api.get<AuctionName>('/auction-name', { signal }),
    staleTime: 60_000,
    enabled: useSession(isSignedIn),
  });
  return new Set(data?.shownIds ?? (me ? [me] : []));
}
