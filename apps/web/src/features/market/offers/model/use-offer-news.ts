import { offerNewsPath } from '@souk/shared/market/offers/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveDoc } from '@/platform/live/index.ts';
import { useSession } from '@/platform/session/session.store.ts';

/** Asks anew how offers stand as soon as one of the reader's, or to them, has changed. */
export function useOfferNews(): void {
  const me = useSession(({ user }) => user?._id);
  const queryClient = useQueryClient();
  const news = useLiveDoc(me ? offerNewsPath(me) : null)?.doc;
  const latest = news ? `${news.data.offer} ${news.data.at}` : null;
  useEffect(() => {
    if (latest !== null) void queryClient.invalidateQueries({ queryKey: ['offers'] });
  }, [latest, queryClient]);
}
