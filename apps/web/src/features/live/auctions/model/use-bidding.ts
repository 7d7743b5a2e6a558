import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { placeBid } from '../api/place-bid.ts';

export type Bidding = ReturnType<typeof useBidding>;

/** What pressing the bid button does: a bid, or for a visitor the way to the sign-in. */
export function useBidding(lot: ShowLot | null) {
  const say = useToast();
  const mayBid = useSession(isSignedIn);
  const [asking, setAsking] = useState(false);
  const send = useMutation({
    mutationFn: (amount: Money) => placeBid(lot?._id ?? '', 'once', amount),
    onError: (error) => {
      const { title, next } = errorCopy(error);
      void say((t) => ({ id: 'bid', kind: 'bad', title: t(title), text: t(next) }));
    },
  });
  return {
    mayBid,
    open: lot?.state === 'running' || lot?.state === 'queued',
    sending: send.isPending,
    bid: (amount: Money) => send.mutate(amount),
    asking,
    askToSignIn: () => setAsking(true),
    stopAsking: () => setAsking(false),
  };
}
