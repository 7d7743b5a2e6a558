import { agreedPrice } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { OfferAnswers } from '@/features/market/offers/ui/offer-answers.tsx';
import { useAddToCart } from '@/features/money/cart/model/use-add-to-cart.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** For the buyer, once a price is agreed on: into the cart with it, for as long as it holds. */
export function AddAtPrice({ offer }: { offer: Offer }) {
  const t = useT();
  const { money, duration } = useFormat();
  const now = useNow(60_000);
  const me = useSession(({ user }) => user?._id);
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const cart = useAddToCart([{ variantId: offer.variant._id, available: 1 }], {
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['offers'] }),
    onFailure: tellFailure,
  });
  const { state, holdsUntil, buyable, inCart, buyer } = offer;
  const leftMs = Date.parse(holdsUntil ?? '') - now;
  if (state !== 'accepted' || buyer._id !== me || !(leftMs > 0)) return null;
  if (!buyable) return <p className="mt-2 text-13 text-ink-2">{t('offers.gone')}</p>;
  const price = money(agreedPrice(offer));
  const icon = <ShoppingBag size={18} aria-hidden="true" />;
  return (
    <div className="mt-2.5">
      {inCart ? (
        <ButtonLink to="/checkout" look="accent" block icon={icon}>
          {t('offers.toCart', { price })}
        </ButtonLink>
      ) : (
        <Button look="accent" block icon={icon} loading={cart.isPending} onClick={() => cart.mutate('pay')}>
          {t('offers.addAt', { price })}
        </Button>
      )}
      <p className="mt-1.5 text-13 text-ink-2 figures">
        {t('offers.holdsFor', { price, left: duration(leftMs / 1000) })}
      </p>
    </div>
  );
}

/** What an offer in a conversation asks of its reader. */
export function OfferSteps({ offer }: { offer: Offer }) {
  return (
    <>
      <OfferAnswers offer={offer} />
      <AddAtPrice offer={offer} />
    </>
  );
}
