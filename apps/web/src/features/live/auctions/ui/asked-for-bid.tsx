import { type ReactNode, Suspense } from 'react';
import type { Bidding, Need } from '../model/use-bidding.ts';
import type { Missing, useMissing } from '../model/use-missing.ts';
import { ConfirmBid, SignInToBid } from './late.ts';

/** Asks for the address or the card that is missing; then the bid goes on. */
export type SupplyForBid = (
  need: Missing,
  act: { isLate?: boolean; onDone: () => void; onClose: () => void },
) => ReactNode;

interface AskedForBidProps {
  bidding: Bidding;
  supply: SupplyForBid;
}

/** What stands between a wish and its bid. */
export function AskedForBid({ bidding, supply }: AskedForBidProps): ReactNode {
  const { lot, asked, isLate, stopAsking, goOn } = bidding;
  if (!asked) return null;
  const need: Need = asked.need;
  if (need === 'sign-in')
    return (
      lot && (
        <Suspense>
          <SignInToBid lot={lot} onClose={stopAsking} />
        </Suspense>
      )
    );
  if (need === 'confirmation') {
    return (
      <Suspense>
        <ConfirmBid amount={asked.wish.amount} onConfirm={() => goOn(true)} onClose={stopAsking} />
      </Suspense>
    );
  }
  return supply(need, { isLate, onDone: () => goOn(), onClose: stopAsking });
}

interface MissingForBidProps {
  missing: ReturnType<typeof useMissing>;
  supply: SupplyForBid;
}

/** The same where a bid was refused for nothing else. */
export function MissingForBid({ missing: { need, goOn, stop }, supply }: MissingForBidProps): ReactNode {
  return need ? supply(need, { onDone: goOn, onClose: stop }) : null;
}
