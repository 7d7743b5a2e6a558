import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import { Suspense } from 'react';
import { RoomGiveaway } from '@/features/live/giveaways/ui/room-giveaway.tsx';
import { RoomPoll } from '@/features/live/polls/ui/room-poll.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { RoomOffers } from './room-offers.tsx';

const Asked = lazyPart(async () => (await import('./co-host-side.tsx')).Asked);

interface RoomAsideProps {
  room: Room;
  own: OwnCoHosting | null | undefined;
  onBuy: (productId: string, variantId?: string) => void;
}

/** What concerns the reader beside the lots: an invitation, an answer to an offer, what is given away or asked. */
export function RoomAside({ room, own, onBuy }: RoomAsideProps) {
  const { show } = room;
  return (
    <>
      {own?.state === 'invited' ? (
        <Suspense fallback={null}>
          <Asked show={show} className="mx-3 mb-2 shrink-0 lg:m-3" />
        </Suspense>
      ) : null}
      <RoomOffers room={room} onBuy={onBuy} />
      <RoomGiveaway show={show} />
      <RoomPoll showId={show._id} />
    </>
  );
}
