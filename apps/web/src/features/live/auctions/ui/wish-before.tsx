import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { KeptWish } from '../model/kept-wish.ts';
import { useMissing } from '../model/use-missing.ts';
import { usePreBidActs } from '../model/use-pre-bid.ts';
import { wishNow } from '../model/wish-again.ts';
import { MissingForBid, type SupplyForBid } from './asked-for-bid.tsx';
import { ConfirmAgain } from './stand-alone/confirm-again.tsx';
import { WishQuestion } from './wish-question.tsx';

interface WishBeforeProps {
  wish: KeptWish;
  lot: RoomLot;
  hasCard: boolean;
  supply: SupplyForBid;
  onOver: () => void;
}

/** What was wanted on a lot that still waits on the list. */
export function WishBefore({ wish, lot, hasCard, supply, onOver }: WishBeforeProps) {
  const missing = useMissing(lot._id);
  const acts = usePreBidActs(lot._id, { ask: missing.ask, onGiven: onOver });
  return (
    <>
      <WishQuestion
        {...{ hasCard, onOver }}
        wish={{ ...wish, kind: 'maximum' }}
        of={lot.title}
        now={wishNow(wish, lot, 'watching')}
        isSending={acts.isSending}
        onBid={() => acts.give(wish.amount)}
      />
      {acts.toConfirm ? (
        <ConfirmAgain amount={acts.toConfirm.amount} onConfirm={acts.confirm} isSending={acts.isSending} />
      ) : null}
      <MissingForBid missing={missing} supply={supply} />
    </>
  );
}
