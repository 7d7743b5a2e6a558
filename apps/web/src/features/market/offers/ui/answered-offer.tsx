import { agreedPrice } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { ShoppingBag, Tag, X } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { useTimeLeft } from '../model/time-left.ts';
import { OfferAnswers } from './offer-answers.tsx';

interface AnsweredOfferProps {
  offer: Offer;
  onBuy: () => void;
  onClose: () => void;
}

/**
 * In a room: what the seller answered to the reader's offer, and the way on with it. Where letters are large or the window
 * is low, one button leads to the same.
 */
export function AnsweredOffer({ offer, onBuy, onClose }: AnsweredOfferProps) {
  const t = useT();
  const { money } = useFormat();
  const { product, shop, state, holdsUntil, expiresAt } = offer;
  const price = money(agreedPrice(offer));
  const left = useTimeLeft(holdsUntil ?? expiresAt);
  return (
    <section aria-label={t('offers.yours')} className="mx-3 mb-2 shrink-0 lg:m-0">
      <Button
        look="accent"
        block
        className="!hidden max-lg:[@container_room_(height<40rem)]:!flex"
        icon={<Tag size={18} aria-hidden="true" />}
        onClick={onBuy}
      >
        <span className="truncate">{`${t(`offers.state.${state}`)} · ${price}`}</span>
      </Button>
      <div className="rounded-20 border border-accent-outline bg-surface/96 p-3 max-lg:[@container_room_(height<40rem)]:hidden lg:rounded-none lg:border-x-0 lg:border-b-0 lg:border-line lg:bg-transparent lg:px-4">
        <div className="flex items-center gap-3">
          <Picture
            image={product.image}
            alt=""
            ratio="4/5"
            sizes="40px"
            className="!w-10 shrink-0 rounded-10"
          />
          <div className="min-w-0 grow">
            <p className="text-12 font-semibold text-accent-text">
              {`${t('offers.yours')} · ${t(`offers.state.${state}`)}`}
            </p>
            <p dir="auto" className="own-words truncate text-14 font-semibold text-ink-1">
              {product.title}
            </p>
            <p role="status" className="text-12 text-ink-2 figures wrap-anywhere">
              {state === 'accepted'
                ? t('offers.holdsFor', { price, left })
                : t('offers.said.countered', { name: shop.name, price })}
            </p>
          </div>
          <IconButton label={t('ui.close')} look="ghost" size={40} className="shrink-0" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <OfferAnswers inRoom offer={offer} />
        {state === 'accepted' ? (
          <Button
            look="accent"
            block
            className="mt-2.5"
            icon={<ShoppingBag size={18} aria-hidden="true" />}
            onClick={onBuy}
          >
            {t('offers.buyAt', { price })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
