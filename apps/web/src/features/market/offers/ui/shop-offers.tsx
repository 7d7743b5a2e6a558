import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getShopOffers, type WantedOffers } from '../api/offers.ts';
import { useOfferNews } from '../model/use-offer-news.ts';
import { OfferRow } from './offer-row.tsx';

interface ShopOffersProps {
  shopId: string;
  /** Only those for one product. */
  productId?: string;
  inRoom?: boolean;
}

const kinds = ['waiting', 'decided'] as const;

/** For a shop's owner: the offers that wait for an answer, and those that are decided. */
export function ShopOffers({ shopId, productId, inRoom = false }: ShopOffersProps) {
  const t = useT();
  const [of, setOf] = useState<WantedOffers['of']>('waiting');
  const query = useInfiniteQuery(getShopOffers(shopId, { of, ...(productId ? { product: productId } : {}) }));
  useOfferNews();
  const waiting = query.data?.pages[0]?.waiting;
  return (
    <section aria-label={t('offers.toYou')}>
      <div className="mb-4">
        <ChipRow label={t('offers.toYou')}>
          {kinds.map((kind) => (
            <Chip
              key={kind}
              chosen={kind === of}
              {...(kind === 'waiting' && waiting !== undefined && !productId ? { count: waiting } : {})}
              onClick={() => setOf(kind)}
            >
              {t(`offers.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <EndlessList
        query={query}
        grid="grid gap-3"
        skeleton={<Skeleton className="h-26 !rounded-16" />}
        empty={<EmptyState title={t(`offers.none.${of}`)} note={t('offers.noneNote')} />}
      >
        {(offer) => <OfferRow key={offer._id} offer={offer} inRoom={inRoom} />}
      </EndlessList>
    </section>
  );
}
