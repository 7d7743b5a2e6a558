import type { GiveawayPage } from '@souk/shared/live/giveaways/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fetchAnew } from '@/platform/api/fetch-anew.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { getGiveaway, getGiveawayLog, getStanding } from '../api/giveaways.ts';
import { askedAgain } from './asked-again.ts';
import { checkDraw } from './check-draw.ts';

/** What the page of a giveaway shows, fetched again with each change that its room is told of. */
export function useGiveawayPage(giveaway: GiveawayPage) {
  const queries = useQueryClient();
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const { _id: id, show } = giveaway;
  const log = useQuery({ ...getGiveawayLog(id), enabled: hydrated });
  const standing = useQuery({
    ...getStanding(id),
    enabled: hydrated && signedIn,
    refetchInterval: ({ state: { data } }) => askedAgain(data, false),
  });
  const told = useLiveDoc(`rooms/${show._id}/giveaways/${id}`)?.doc?.data;
  const change = told ? `${told.state} ${told.entries}` : null;
  useEffect(() => {
    if (change !== null) void fetchAnew(queries, getGiveaway(id).queryKey);
  }, [change, id, queries]);
  const text = log.data ? JSON.stringify(log.data) : null;
  const check = useQuery({
    queryKey: ['giveaway-check', text],
    queryFn: () => checkDraw(text ?? ''),
    enabled: text !== null,
    retry: false,
  });
  return { log, standing: standing.data ?? null, check, text };
}
