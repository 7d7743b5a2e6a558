import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { Suspense, useEffect, useState } from 'react';
import type { Shipping } from '../model/cost.ts';
import { useBidding } from '../model/use-bidding.ts';
import type { Self } from '../model/use-self.ts';
import type { WaitingLots } from '../model/use-waiting-lots.ts';
import { AskedForBid, type SupplyForBid } from './asked-for-bid.tsx';
import { AmountWindow, SignInToBid } from './late.ts';

interface PreBidProps {
  lot: RoomLot;
  self: Self | null;
  waiting: WaitingLots;
  shipping: Shipping | null;
  card: string | null;
  supply: SupplyForBid;
  onClose: () => void;
}

/** The most one would pay for a lot that waits, with all that is needed for it. */
export function PreBid({ lot, self, waiting, supply, onClose, ...costs }: PreBidProps) {
  const bidding = useBidding(lot, self);
  const [choosing, setChoosing] = useState(true);
  const { asked, sending, refusal } = bidding;
  const open = choosing || refusal !== null;
  const isOver = !open && !asked && !sending;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!bidding.mayBid)
    return (
      <Suspense>
        <SignInToBid lot={lot} onClose={onClose} />
      </Suspense>
    );
  return (
    <>
      {open && !asked ? (
        <Suspense fallback={null}>
          <AmountWindow
            {...costs}
            lot={lot}
            before={waiting.of(lot._id)}
            bidding={bidding}
            onTakeBack={() => waiting.takeBack(lot._id)}
            onClose={() => (refusal ? onClose() : setChoosing(false))}
          />
        </Suspense>
      ) : null}
      <AskedForBid bidding={bidding} supply={supply} />
    </>
  );
}
