import type { KeptWish } from '../model/kept-wish.ts';
import type { Bidding } from '../model/use-bidding.ts';
import { wishNow } from '../model/wish-again.ts';
import { WishQuestion } from './wish-question.tsx';

interface WishAgainProps {
  wish: KeptWish;
  bidding: Bidding;
  /** A card that a win can be charged to is there. */
  hasCard: boolean;
  /** It was bid, or is not wanted any more. */
  onOver: () => void;
}

/** What was wanted on the lot in hand, or on one that was. */
export function WishAgain({ wish, bidding, hasCard, onOver }: WishAgainProps) {
  const bid = () => {
    // A card that is asked for once more keeps it anew.
    onOver();
    // In a room nothing is bought at once.
    if (wish.kind !== 'buy') void bidding.bid(wish.kind, wish.amount);
  };
  const now = wishNow(wish, bidding.lot, bidding.bidder.kind);
  return <WishQuestion {...{ wish, now, hasCard, onOver }} onBid={bid} />;
}
