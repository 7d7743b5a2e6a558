import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { Suspense, useState } from 'react';
import { isSlowLine, type Shipping } from '@/features/live/auctions/model/cost.ts';
import type { Self } from '@/features/live/auctions/model/use-self.ts';
import { useWaitingLots, type WaitingLots } from '@/features/live/auctions/model/use-waiting-lots.ts';
import type { SupplyForBid as SupplyForBidOf } from '@/features/live/auctions/ui/asked-for-bid.tsx';
import { BidDock } from '@/features/live/auctions/ui/bid-dock.tsx';
import { BookmarkLot } from '@/features/live/auctions/ui/bookmark-lot.tsx';
import { PreBid } from '@/features/live/auctions/ui/pre-bid.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { LotRow, useLotName } from '@/features/live/shows/ui/lot-row.tsx';
import { notSentTo, useDelivery } from '@/features/market/catalog/model/use-delivery.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useServerTime } from '@/platform/live/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { useDefaultCard } from './use-default-card.ts';

const SupplyForBid = lazyPart(async () => (await import('./supply-for-bid.tsx')).SupplyForBid);

interface RoomDockProps {
  room: Room;
  self: Self | null;
  /** They led the show with its host once. */
  hasLed: boolean;
}

/** Bidding in a room, with what other parts of the market know of the bidder. */
export function RoomDock({ room: { show, lot }, self, hasLed }: RoomDockProps) {
  const waiting = useWaitingLots(show._id);
  const shipping = useShipping(lot);
  return (
    <BidDock
      lot={lot}
      lots={show.lots}
      shopId={show.shop._id}
      self={self}
      own={show.can.host}
      hasLed={hasLed}
      shipping={shipping}
      card={useDefaultCard()}
      isSlow={isSlowLine(useServerTime())}
      supply={supplyForBid}
      waiting={waiting}
    />
  );
}

/** The rows of lots that wait, with what can be done about them. */
export function RoomNextLots({ showId, lots, self, hasLed }: RoomNextLotsProps) {
  const waiting = useWaitingLots(showId);
  const [chosen, setChosen] = useState<string | null>(null);
  const lot = lots.find(({ _id }) => _id === chosen);
  return (
    <>
      {lots.map((one) => (
        <NextLot
          key={one._id}
          lot={one}
          waiting={waiting}
          {...(hasLed ? {} : { onChoose: () => setChosen(one._id) })}
        />
      ))}
      {lot ? <ChosenLot lot={lot} self={self} waiting={waiting} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

interface RoomNextLotsProps {
  showId: string;
  lots: readonly RoomLot[];
  self: Self | null;
  /** Nor do they say beforehand what they would pay. */
  hasLed: boolean;
}

interface NextLotProps {
  lot: RoomLot;
  waiting: WaitingLots;
  onChoose?: () => void;
}

function NextLot({ lot, waiting, onChoose }: NextLotProps) {
  const t = useT();
  const { money } = useFormat();
  const lotName = useLotName();
  const { maximum, preBids, opensAt } = waiting.of(lot._id);
  const notes = [
    lotName(lot),
    money(opensAt ?? lot.price),
    maximum
      ? t('roomList.yourMax', { price: money(maximum) })
      : preBids > 0
        ? t('hosting.preBidCount', { count: preBids })
        : null,
  ].filter(Boolean);
  return (
    <LotRow
      lot={lot}
      note={notes.join(' · ')}
      {...(onChoose ? { onChoose } : {})}
      end={<BookmarkLot lot={lot} waiting={waiting} />}
    />
  );
}

interface ChosenLotProps extends Omit<NextLotProps, 'onChoose'> {
  self: Self | null;
  onClose: () => void;
}

function ChosenLot({ lot, self, waiting, onClose }: ChosenLotProps) {
  return (
    <PreBid
      lot={lot}
      self={self}
      waiting={waiting}
      shipping={useShipping(lot)}
      card={useDefaultCard() ?? null}
      supply={supplyForBid}
      onClose={onClose}
    />
  );
}

const supplyForBid: SupplyForBidOf = (need, act) => (
  <Suspense fallback={null}>
    <SupplyForBid need={need} {...act} />
  </Suspense>
);

function useShipping(lot: RoomLot | null): Shipping | null {
  const isListed = !lot?.unlisted;
  const { delivery } = useDelivery(
    (isListed ? lot?.productId : lot._id) ?? '',
    isListed ? 'products' : 'lots',
  );
  if (!lot || !delivery) return null;
  if (delivery.cheapest) return { kind: 'to-you', price: delivery.cheapest.price };
  return notSentTo(delivery) ? { kind: 'not-to-you' } : null;
}
