import { useInfiniteQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { Suspense } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { getShopOffers } from '../api/offers.ts';
import { useOfferNews } from '../model/use-offer-news.ts';

const ShopOffers = lazyPart(async () => (await import('./shop-offers.tsx')).ShopOffers);

interface OffersDrawerProps {
  shopId: string;
  /** Whether anything here takes offers; those that wait are shown in any case. */
  takesOffers: boolean;
  /** Over the picture of a phone, as a round button. */
  onPicture?: boolean;
}

/** Offers to one's shop, answered without leaving the show that one leads. */
export function OffersDrawer({ shopId, takesOffers, onPicture }: OffersDrawerProps) {
  const t = useT();
  useOfferNews();
  const { data } = useInfiniteQuery(getShopOffers(shopId, { of: 'waiting' }));
  const waiting = data?.pages[0]?.waiting ?? 0;
  if (!takesOffers && waiting === 0) return null;
  const words = waiting > 0 ? t('offers.waitingForYou', { count: waiting }) : t('offers.toYou');
  const trigger = onPicture ? (
    <IconButton
      label={words}
      look="soft"
      size={44}
      round
      count={waiting}
      className="relative !bg-black/55 !text-white"
    >
      <Tag size={20} aria-hidden="true" />
    </IconButton>
  ) : (
    <Button
      look={waiting > 0 ? 'accent' : 'soft'}
      size={40}
      block
      icon={<Tag size={17} aria-hidden="true" />}
    >
      {words}
    </Button>
  );
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {waiting > 0 ? words : ''}
      </p>
      <Drawer dark from="bottom" title={t('offers.toYou')} trigger={trigger}>
        <Suspense fallback={null}>
          <ShopOffers inRoom shopId={shopId} />
        </Suspense>
      </Drawer>
    </>
  );
}
