import { Suspense } from 'react';
import { askToBid } from '@/features/live/auction-lists/api/bidders.ts';
import type { Self } from '@/features/live/auctions/model/use-self.ts';
import { BreakStrip } from '@/features/live/breaks/ui/break-strip.tsx';
import type { SpotBuyer } from '@/features/live/breaks/ui/buy-spot.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { useDefaultCard, useTakesCards } from './use-default-card.ts';

const SupplyForBid = lazyPart(async () => (await import('./supply-for-bid.tsx')).SupplyForBid);
const SignInToBuy = lazyPart(async () => (await import('./sign-in-to-buy.tsx')).SignInToBuy);

interface RoomBreaksProps {
  room: Room;
  self: Self | null;
  /** Neither its host nor who led it with them. */
  mayBuy: boolean;
}

const nobody: readonly string[] = [];

/** The break a room is about, with all that buying a spot of it takes. */
export function RoomBreaks({ room: { show, lot }, self, mayBuy }: RoomBreaksProps) {
  const buyer: SpotBuyer = {
    ...{ signedIn: self !== null, takesCards: useTakesCards(), card: useDefaultCard() ?? null },
    askShop: () => askToBid(show.shop._id),
    supply: (need, { onDone, onClose }) => (
      <Suspense fallback={null}>
        {need === 'sign-in' ? (
          <SignInToBuy onClose={onClose} />
        ) : (
          <SupplyForBid need={need} to="buy" onDone={() => onDone()} onClose={onClose} />
        )}
      </Suspense>
    ),
  };
  return (
    <BreakStrip
      showId={show._id}
      lots={show.lots}
      lot={lot}
      ownIds={self?.ids ?? nobody}
      buyer={mayBuy ? buyer : null}
    />
  );
}
