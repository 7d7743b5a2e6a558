import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { getAuctionName } from '../api/auction-name.ts';

/** Oneself as others see one in auctions: by one's own id, or by that of an alias. */
export interface Self {
  ids: readonly string[];
  handle: string;
}

/** Null for a visitor. */
export function useSelf(): Self | null {
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const user = useSession((session) => session.user);
  const userId: string | null = signedIn && user ? user._id : null;
  const { data } = useQuery({ ...getAuctionName(userId ?? ''), enabled: hydrated && userId !== null });
  const handle = data?.alias ?? user?.handle ?? '';
  return useMemo(
    () => (userId === null ? null : { ids: data?.shownIds ?? [userId], handle }),
    [userId, data, handle],
  );
}

export const isSelf = (self: Self | null, id: string | null | undefined): boolean =>
  id != null && (self?.ids.includes(id) ?? false);
