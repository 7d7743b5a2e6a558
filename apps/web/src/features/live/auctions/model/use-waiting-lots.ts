import type { WaitingLotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { sumIn } from '@souk/shared/money-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useLiveQuery } from '@/platform/live/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getOwnPreBids, getWatchedLots, takePreBidBack, watchLot } from '../api/waiting-lots.ts';

/** What is known of a lot before it begins. */
export interface WaitingLot {
  /** Whether one is told three lots before it. */
  isWatched: boolean;
  /** What one would pay at most oneself. */
  maximum: Money | null;
  preBids: number;
  /** What it would stand at if it began now; null where nobody bid. */
  opensAt: Money | null;
}

/** Bookmarks and bids on the lots of a show that wait. */
export function useWaitingLots(showId: string) {
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const queries = useQueryClient();
  const say = useToast();
  const enabled = hydrated && signedIn;
  const { data: watched } = useQuery({ ...getWatchedLots(showId), enabled });
  const { data: own } = useQuery({ ...getOwnPreBids(showId), enabled });
  const told = useLiveQuery({ collection: `rooms/${showId}/waiting` });
  const tell = (error: unknown) =>
    void say((t) => ({ id: 'waiting', kind: 'bad', title: failureWords(error, t) }));
  const { queryKey } = getWatchedLots(showId);

  const { mutate: watch } = useMutation({
    mutationFn: ({ lotId, on }: { lotId: string; on: boolean }) => watchLot(lotId, on),
    onMutate: async ({ lotId, on }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before) => {
        const others = (before?.lotIds ?? []).filter((id) => id !== lotId);
        return { lotIds: on ? [...others, lotId as (typeof others)[0]] : others };
      });
    },
    onSuccess: (_, { on }) =>
      on ? void say((t) => ({ id: 'waiting', kind: 'done', title: t('roomList.watchOn') })) : undefined,
    onError: tell,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const { mutate: takeBack } = useMutation({
    mutationFn: takePreBidBack,
    onError: tell,
    onSettled: () => queries.invalidateQueries({ queryKey: getOwnPreBids(showId).queryKey }),
  });

  const of = useMemo(() => {
    const watchedIds = new Set<string>(watched?.lotIds);
    const maximums = new Map(own?.items.map(({ lotId, maximum }) => [lotId, maximum]));
    const documents = new Map(
      told?.docs.map(({ id, data }) => [id, data as unknown as WaitingLotDocument] as const),
    );
    return (lotId: string): WaitingLot => {
      const said = documents.get(lotId);
      const preBids = said?.preBids ?? 0;
      return {
        isWatched: watchedIds.has(lotId),
        maximum: maximums.get(lotId) ?? null,
        preBids,
        opensAt: said && preBids > 0 ? sumIn(said, said.opensAt) : null,
      };
    };
  }, [watched, own, told]);
  return { of, signedIn, watch: (lotId: string, on: boolean) => watch({ lotId, on }), takeBack };
}

export type WaitingLots = ReturnType<typeof useWaitingLots>;
