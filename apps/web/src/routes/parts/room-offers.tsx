import { agreedPrice } from '@souk/shared/market/offers/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useForSale } from '@/features/live/shows/model/use-for-sale.ts';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { getOwnOffers } from '@/features/market/offers/api/offers.ts';
import { answeredHere } from '@/features/market/offers/model/answered-here.ts';
import { useOfferNews } from '@/features/market/offers/model/use-offer-news.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const AnsweredOffer = lazyPart(
  async () => (await import('@/features/market/offers/ui/answered-offer.tsx')).AnsweredOffer,
);

interface RoomOffersProps {
  room: Room;
  onBuy: (productId: string, variantId: string) => void;
}

/** What sellers answered to the reader's offers for what the room sells. */
export function RoomOffers({ room, onBuy }: RoomOffersProps) {
  const signedIn = useSession(isSignedIn);
  const open = useForSale(room).items.flatMap(({ _id, acceptsOffers }) => (acceptsOffers ? _id : []));
  return signedIn && open.length > 0 ? <Answered productIds={open} onBuy={onBuy} /> : null;
}

function Answered({ productIds, onBuy }: Pick<RoomOffersProps, 'onBuy'> & { productIds: readonly string[] }) {
  const t = useT();
  const { money } = useFormat();
  useOfferNews();
  const { data } = useQuery(getOwnOffers());
  const now = useNow(60_000);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = answeredHere(data?.items ?? [], productIds, now).filter(
    ({ _id, state }) => !closed.includes(`${_id} ${state}`),
  );
  return (
    <>
      {/* A screen reader says what is put into it, and nothing that comes together with it. */}
      <p role="status" aria-label={t('offers.yours')} className="sr-only">
        {shown.map((offer) => (
          <span key={`${offer._id} ${offer.state}`}>
            {[offer.product.title, t(`offers.state.${offer.state}`), money(agreedPrice(offer))].join(' · ')}
          </span>
        ))}
      </p>
      <Suspense fallback={null}>
        {shown.map((offer) => (
          <AnsweredOffer
            key={offer._id}
            offer={offer}
            onBuy={() => onBuy(offer.product._id, offer.variant._id)}
            onClose={() => setClosed((before) => [...before, `${offer._id} ${offer.state}`])}
          />
        ))}
      </Suspense>
    </>
  );
}
