import type { EntryRefusal, GiveawayStanding } from '@souk/shared/live/giveaways/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { enterGiveaway, followShop, getStanding } from '../api/giveaways.ts';
import { askedAgain } from './asked-again.ts';
import { type Giveaway, isWonBy } from './on-show.ts';

export interface Entering {
  /** What the button is for. */
  state: 'unknown' | 'visitor' | 'can' | 'follow' | 'refused' | 'in';
  refused: EntryRefusal | null;
  number: number | null;
  isWon: boolean;
  gift: GiveawayStanding['gift'];
  busy: boolean;
  enter: () => void;
}

/** Chosen here: nobody knew it when the secret was made. */
function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One’s own part in a giveaway. */
export function useEntering(giveaway: Pick<Giveaway, 'id' | 'state' | 'winner'>, shopId: string): Entering {
  const queries = useQueryClient();
  const say = useToast();
  const signedIn = useSession(isSignedIn);
  const { id, state } = giveaway;
  const standing = getStanding(id);
  const { data } = useQuery({
    ...standing,
    enabled: signedIn,
    refetchInterval: (asked) => askedAgain(asked.state.data, state === 'open'),
  });
  const number = data?.entry?.number ?? null;
  const isWon = isWonBy(giveaway, number);
  useEffect(() => {
    // Only its winner asks what becomes of it, not a whole room at once.
    if (isWon) void queries.invalidateQueries({ queryKey: getStanding(id).queryKey });
  }, [isWon, id, queries]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (data?.refused === 'followers_only') {
        await followShop(shopId);
        await queries.invalidateQueries({ queryKey: ['shop', shopId] });
      }
      return enterGiveaway(id, newTicket());
    },
    onError: (error) => {
      const { title, next } = errorCopy(error);
      void say((t) => ({ id: 'giveaway', kind: 'bad', title: t(title), text: t(next) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: standing.queryKey }),
  });
  const refused = data?.refused ?? null;
  return {
    state: stateOf(signedIn, data),
    refused,
    number,
    isWon,
    gift: data?.gift ?? null,
    busy: isPending,
    enter: () => mutate(),
  };
}

function stateOf(signedIn: boolean, data: GiveawayStanding | undefined): Entering['state'] {
  if (!signedIn) return 'visitor';
  if (!data) return 'unknown';
  if (data.entry) return 'in';
  if (data.refused === 'followers_only') return 'follow';
  return data.refused ? 'refused' : 'can';
}
