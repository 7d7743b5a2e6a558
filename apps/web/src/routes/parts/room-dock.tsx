import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isSlowLine, type Shipping } from '@/features/live/auctions/model/cost.ts';
import type { Self } from '@/features/live/auctions/model/use-self.ts';
import { BidDock } from '@/features/live/auctions/ui/bid-dock.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { notSentTo, useDelivery } from '@/features/market/catalog/model/use-delivery.ts';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/ui/saved-card.tsx';
import { useServerTime } from '@/platform/live/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';

const SupplyForBid = lazy(async () => ({ default: (await import('./supply-for-bid.tsx')).SupplyForBid }));

/** Bidding in a room, with what other parts of the market know of whoever bids. */
export function RoomDock({ room: { show, lot }, self }: { room: Room; self: Self | null }) {
  const shipping = useShipping(lot && !lot.unlisted ? lot.productId : null);
  return (
    <BidDock
      lot={lot}
      shopId={show.shop._id}
      self={self}
      own={show.can.host}
      shipping={shipping}
      card={useCard()}
      isSlow={isSlowLine(useServerTime())}
      supply={(need, act) => (
        <Suspense fallback={null}>
          <SupplyForBid need={need} {...act} />
        </Suspense>
      )}
    />
  );
}

function useShipping(productId: string | null): Shipping | null {
  const { delivery } = useDelivery(productId ?? '');
  if (!productId || !delivery) return null;
  if (delivery.cheapest) return { kind: 'to-you', price: delivery.cheapest.price };
  return notSentTo(delivery) ? { kind: 'not-to-you' } : null;
}

/** The one a win is charged to. */
function useCard(): string | null {
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const takesCards = useSession(({ appSettings }) => (appSettings?.payments.provider ?? 'none') !== 'none');
  const { data } = useQuery({ ...getCards(), enabled: hydrated && signedIn && takesCards });
  const card = data?.find(({ isDefault }) => isDefault);
  return card ? cardName(card) : null;
}
