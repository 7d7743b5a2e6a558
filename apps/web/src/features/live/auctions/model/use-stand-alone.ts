import type { BidInput } from '@souk/shared/live/auctions/schema.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError, useAttempts } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat } from '@/platform/i18n/index.ts';
import { useServerTime } from '@/platform/live/index.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { bidOnLot, buyLotNow } from '../api/bid-on-lot.ts';
import { getLot } from '../api/get-lot.ts';
import { getOwnBid } from '../api/own-bid.ts';
import { isSlowLine } from './cost.ts';
import { secondsLate, tenths } from './late.ts';
import { standingOf } from './standing.ts';
import { taps } from './taps.ts';
import { useLotDocument } from './use-lot-document.ts';
import { useMissing } from './use-missing.ts';
import { useOwnIds } from './use-own-ids.ts';

type Wish = Omit<BidInput, 'id'>;

/** An auction on the page of its product: where it stands, and what a bidder can do. */
export function useStandAlone(lot: LotStatus, productId: string) {
  const say = useToast();
  const { number } = useFormat();
  const queryClient = useQueryClient();
  const { data: page } = useQuery(getLot(lot._id));
  const live = useLotDocument({ ...lot, productId });
  const standing = standingOf(lot, page, live);
  const ownIds = useOwnIds();
  const leads = standing.leader !== null && ownIds.has(standing.leader.id);
  const hasBid = page?.bidders.some(({ id }) => ownIds.has(id)) ?? false;
  const { data: own } = useQuery({ ...getOwnBid(lot._id, leads), enabled: leads });
  const most = leads ? (own?.bid?.answer.standing.maximum ?? null) : null;
  const maximum = most && most.amount > standing.price.amount ? most : null;
  const [toConfirm, setToConfirm] = useState<Wish | null>(null);
  const missing = useMissing(lot._id);
  const [choosing, setChoosing] = useState(false);
  const [isNewTap] = useState(taps);
  const attempt = useAttempts();
  // A second press may come before a button is drawn as busy.
  const busy = useRef(false);

  const again = () =>
    Promise.all(
      [getLot(lot._id).queryKey, ['own-bid', lot._id]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const tell = (error: unknown) => {
    const { title, next } = errorCopy(error);
    const seconds = secondsLate(error);
    void say((t) => ({
      ...{ id: 'bid', kind: 'bad', title: t(title) },
      text: seconds === null ? t(next) : t('room.lateBy', { seconds: tenths(number, seconds) }),
    }));
  };
  const send = useMutation({
    // One whose answer was lost is sent again as the same bid.
    mutationFn: (wish: Wish) => attempt(wish, (id) => bidOnLot(lot._id, { ...wish, id })),
    onSuccess: ({ effect }) => {
      setToConfirm(null);
      setChoosing(false);
      const title = effect === 'answered' ? 'auction.outbidAtOnce' : 'auction.bidStands';
      void say((t) => ({ id: 'bid', kind: effect === 'answered' ? 'plain' : 'done', title: t(title) }));
    },
    onError: (error, wish) => {
      if (isApiError(error, 'confirm_bid')) setToConfirm(wish);
      else if (!missing.ask(error, () => once(() => send.mutate(wish)), wish)) tell(error);
    },
    onSettled: () => {
      busy.current = false;
      return again();
    },
  });
  const buy = useMutation({
    mutationFn: (_price: Wish['amount']) => buyLotNow(lot._id),
    onSuccess: () => say((t) => ({ id: 'bid', kind: 'done', title: t('auction.bought') })),
    onError: (error, amount) =>
      missing.ask(error, () => once(() => buy.mutate(amount)), { kind: 'buy', amount }) || tell(error),
    onSettled: () => {
      busy.current = false;
      void again();
      void queryClient.invalidateQueries({ queryKey: ['product', productId] });
    },
  });
  function once(mutate: () => void): void {
    if (busy.current) return;
    busy.current = true;
    mutate();
  }
  const bid = (kind: Wish['kind'], amount: Wish['amount']) => once(() => send.mutate({ kind, amount }));
  return {
    ...{ page, standing, leads, maximum, hasBid, toConfirm, missing, choosing, setChoosing },
    isSlow: isSlowLine(useServerTime()),
    isReopened: live?.reopened ?? false,
    isSending: send.isPending,
    bid,
    tap: (amount: Wish['amount']) => {
      if (isNewTap(performance.now())) bid('once', amount);
    },
    // A bid that waits for this word is another one: the first was answered.
    confirm: () => toConfirm && once(() => send.mutate({ ...toConfirm, confirmed: true })),
    buy: (price: Wish['amount']) => once(() => buy.mutate(price)),
    isBuying: buy.isPending,
  };
}

export type StandAlone = ReturnType<typeof useStandAlone>;
