import { useEffect } from 'react';
import { forgetWish } from '@/features/live/auctions/model/kept-wish.ts';
import { wishNow } from '@/features/live/auctions/model/wish-again.ts';
import type { AskAgain } from '@/features/live/auctions/ui/stand-alone/waiting-auction.tsx';
import { WishQuestion } from '@/features/live/auctions/ui/wish-question.tsx';
import { useDefaultCard } from './use-default-card.ts';

/** For who was at their bank for a card, on the page of what they wanted to bid on. */
export function AskedAgain({ wish, lot, leads, onBid, onOver }: Parameters<AskAgain>[0]) {
  const card = useDefaultCard();
  const now = wishNow(wish, lot, leads ? 'leading' : 'watching');
  const isGone = wish.kind === 'buy' && now === 'passed';
  // It is said once: who loads the page again reads nothing of it.
  useEffect(() => {
    if (isGone) forgetWish();
  }, [isGone]);
  if (card === undefined) return null;
  return <WishQuestion {...{ wish, now, onBid, onOver }} hasCard={card !== null} />;
}
