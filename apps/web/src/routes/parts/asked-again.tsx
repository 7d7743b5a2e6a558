import { wishNow } from '@/features/live/auctions/model/wish-again.ts';
import type { AskAgain } from '@/features/live/auctions/ui/stand-alone/waiting-auction.tsx';
import { WishQuestion } from '@/features/live/auctions/ui/wish-question.tsx';
import { useDefaultCard } from './use-default-card.ts';

/** For who was at their bank for a card, on the page of what they wanted to bid on. */
export function AskedAgain({ wish, lot, leads, onBid, onOver }: Parameters<AskAgain>[0]) {
  const card = useDefaultCard();
  if (card === undefined) return null;
  const now = wishNow(wish, lot, leads ? 'leading' : 'watching');
  return <WishQuestion {...{ wish, now, onBid, onOver }} hasCard={card !== null} />;
}
