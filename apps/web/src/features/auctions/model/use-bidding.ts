import type { Money } from '@souk/shared/money.ts';
import type { ShowLot } from '@souk/shared/shows/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { placeBid } from '../api/place-bid.ts';

export type Bidding = ReturnType<typeof useBidding>;

/** What pressing the bid button does: a bid, or for a visitor the way to the sign-in. */
export function useBidding(lot: ShowLot | null) {
  const t = useT();
  const mayBid = useSession(isSignedIn);
  const [asking, setAsking] = useState(false);
  const send = useMutation({
    mutationFn: (amount: Money) => placeBid(lot?._id ?? '', 'once', amount),
    onError: (error) => {
      const { title, next } = errorCopy(error);
      toast({ id: 'bid', kind: 'bad', title: t(title), text: t(next) });
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
