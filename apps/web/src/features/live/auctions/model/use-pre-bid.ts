import type { PreBidInput, WaitingLotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import type { Money } from '@souk/shared/money.ts';
import { sumIn } from '@souk/shared/money-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError, newIdempotencyKey } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getOwnPreBid, givePreBid, takePreBidBack } from '../api/waiting-lots.ts';
import { useMissing } from './use-missing.ts';

/** Bidding on an auction before it begins: one’s own maximum, and what all of them make of the price. */
export function usePreBid(lot: LotStatus, productId: string) {
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const { data } = useQuery({ ...getOwnPreBid(lot._id), enabled: hydrated && signedIn });
  const live = useLiveDoc(`auctions/${productId}/waiting/${lot._id}`);
  const said = live?.doc?.data as WaitingLotDocument | undefined;
  const preBids = said?.preBids ?? 0;
  const missing = useMissing(lot._id);
  return {
    ...usePreBidActs(lot._id, { ask: missing.ask }),
    missing,
    preBids,
    maximum: data?.maximum ?? null,
    /** What it would begin at by them. */
    opensAt: said && preBids > 0 ? sumIn(said, said.opensAt) : lot.price,
  };
}

interface PreBidParts {
  ask?: ReturnType<typeof useMissing>['ask'];
  onGiven?: () => void;
}

/** Giving one’s own maximum for a lot that waits, and taking it back. What it lacks is told where nobody `ask`s for it. */
export function usePreBidActs(lotId: string, { ask, onGiven }: PreBidParts = {}) {
  const say = useToast();
  const queries = useQueryClient();
  const [toConfirm, setToConfirm] = useState<PreBidInput | null>(null);
  const [isOpen, setOpen] = useState(false);

  const tell = (error: unknown) => {
    const { title, next } = errorCopy(error);
    void say((t) => ({ id: 'bid', kind: 'bad', title: t(title), text: t(next) }));
  };
  const onSettled = () =>
    Promise.all(
      [['own-pre-bid', lotId], ['own-pre-bids'], ['own-auctions']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const close = () => {
    setToConfirm(null);
    setOpen(false);
  };
  const send = useMutation({
    mutationFn: (input: PreBidInput) => givePreBid(lotId, input),
    onSuccess: () => {
      close();
      onGiven?.();
      void say((t) => ({ id: 'bid', kind: 'done', title: t('auction.preBidStands') }));
    },
    onError: (error, input) => {
      if (isApiError(error, 'confirm_bid')) setToConfirm(input);
      else if (!ask?.(error, () => again(input), { kind: 'maximum', amount: input.amount })) tell(error);
    },
    onSettled,
  });
  const again = (input: PreBidInput) => send.mutate({ ...input, id: newIdempotencyKey() });
  const back = useMutation({
    mutationFn: () => takePreBidBack(lotId),
    onSuccess: () => {
      close();
      void say((t) => ({ id: 'bid', kind: 'plain', title: t('auction.preBidGone') }));
    },
    onError: tell,
    onSettled,
  });
  const give = (amount: Money, confirmed = false) =>
    send.mutate({ id: newIdempotencyKey(), amount, ...(confirmed ? { confirmed } : {}) });
  return {
    ...{ give, isOpen, setOpen, toConfirm },
    confirm: () => toConfirm && give(toConfirm.amount, true),
    takeBack: () => back.mutate(),
    isSending: send.isPending,
    isTakingBack: back.isPending,
  };
}

export type PreBidding = ReturnType<typeof usePreBidActs> & { maximum: Money | null };
