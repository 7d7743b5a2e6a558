import type { Product, Variant } from '@souk/shared/market/catalog/schema.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { useMakeOffer } from '@/features/market/catalog/model/use-make-offer.ts';
import { getOwnOffer } from '@/features/market/offers/api/offers.ts';
import { ownNoteOf } from '@/features/market/offers/model/own-note.ts';
import { OwnOffer } from '@/features/market/offers/ui/own-offer.tsx';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { toast } from '@/ui/toast/toast.ts';

const OfferDialog = lazyPart(
  async () => (await import('@/features/market/catalog/ui/offer-dialog.tsx')).OfferDialog,
);

interface OfferInRoomProps {
  product: Product;
  /** Null while its buyer chooses. */
  variant: Variant | null;
  /** What they offered last. */
  own: Offer | null;
  /** What it stands in is about to be another sheet, which would take an open form along. */
  isChanging: boolean;
  /** It went to its seller. */
  onSent: () => void;
}

/** Beside a price in a room: the reader's own offer as it stands, or the way to make one. */
export function OfferInRoom({ product, variant, own, isChanging, onSent }: OfferInRoomProps) {
  const t = useT();
  const queries = useQueryClient();
  const [isOffering, setOffering] = useState(false);
  const now = useNow(60_000);
  const note = own && ownNoteOf(own, new Date(now));
  const stands = note === 'open' || note === 'countered' || note === 'accepted';
  const offer = useMakeOffer(product, variant, {
    onOffer: (made) => {
      setOffering(false);
      queries.setQueryData(getOwnOffer(product._id).queryKey, { offer: made });
      void queries.invalidateQueries({ queryKey: ['offers', 'own'] });
      if (made.state !== 'open') return;
      toast({ kind: 'done', title: t('market.offerSent'), text: t('offers.sentHere') });
      onSent();
    },
    onFailure: useTellFailure(),
  });
  return (
    <>
      <OwnOffer inRoom productId={product._id} sellerId={null} NextStep={PaidBelow} />
      {!stands && variant && variant.available > 0 ? (
        <Button
          size={48}
          block
          disabled={isChanging}
          icon={<Tag size={18} aria-hidden="true" />}
          onClick={() => setOffering(true)}
        >
          {t('market.makeOffer')}
        </Button>
      ) : null}
      {isOffering && variant ? (
        <Suspense fallback={null}>
          <OfferDialog
            dark
            title={product.title}
            price={variant.price}
            onSend={(amount) => offer.mutate(amount)}
            sending={offer.isPending}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The sheet it stands in has the button that pays the agreed price. */
const PaidBelow = () => null;
